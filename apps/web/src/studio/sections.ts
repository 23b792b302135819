import type { Section } from "./section.ts"

/** What the studio has, in the order of its navigation. Whoever adds a screen adds a line. */
export const sections: readonly Section[] = [
  {
    id: "review",
    title: "Review",
    path: "/studio/review",
    letter: "r",
    role: "reviewer",
    icon: "M20.500 11.500c0 4.200-3.800 7.500-8.500 7.500-1.200 0-2.400-.2-3.500-.6L4 20l1.300-3.900c-1.100-1.300-1.800-2.900-1.800-4.600C3.500 7.300 7.300 4 12 4s8.500 3.300 8.500 7.500zM8.800 11.700l2.300 2.300 4.300-4.600",
    load: () => import("./review/studio-review.tsx").then((module) => module.ReviewScreen),
  },
  {
    id: "orders",
    title: "Orders",
    path: "/studio/orders",
    letter: "o",
    role: "shop",
    icon: "M4 8l8-4 8 4v8.500l-8 4-8-4zM4 8l8 4 8-4M12 12v8.500M8 6l8 4",
    load: () => import("./orders/studio-orders.tsx").then((module) => module.OrdersScreen),
  },
  {
    id: "insights",
    title: "Insights",
    path: "/studio/insights",
    letter: "i",
    role: "editor",
    icon: "M4 20h16M6.500 16v-4M11 16V6M15.500 16v-7M20 16v-2.500",
    load: () => import("./insights/studio-insights.tsx").then((module) => module.InsightsScreen),
  },
  {
    id: "people",
    title: "People",
    path: "/studio/people",
    letter: "p",
    role: "owner",
    icon: "M15 9a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0zM4.500 20c.7-3.700 3.200-5.500 7-5.500s6.300 1.800 7 5.500M16.500 5.800a3.500 3.500 0 0 1 0 6.400M18.500 15c1.400.9 2.300 2.500 2.600 5",
    load: () => import("./people/studio-people.tsx").then((module) => module.PeopleScreen),
  },
  {
    id: "log",
    title: "Audit log",
    path: "/studio/log",
    letter: "l",
    role: "owner",
    icon: "M6 4h12v16l-3-1.800-3 1.800-3-1.800L6 20zM9.500 8.500h5M9.500 12h5",
    load: () => import("./log/studio-log.tsx").then((module) => module.LogScreen),
  },
]
