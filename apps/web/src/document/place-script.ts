import { toEnd } from "@confetti/domain/messages/words-language"

/**
 * Puts what the server painted at the line where it was left, before anybody sees it: the screens by `platform/kept-places.ts`, the
 * strip of the tile in view by `features/tile/strip-places.ts`. It runs before the app's code is there, in any browser; whatever
 * is not as expected is left as it is.
 */
export const placeScript = `try{
let d=document,q=s=>d.querySelector(s),k=JSON.parse(sessionStorage.getItem("cf_places")||"{}"),e=history.state,
to=(s,n)=>{let x=q(s);if(x&&k[n]>0)x.scrollTop=k[n]};
to(".tile-screen","tile "+(e&&e.at));
to(".root-screen","screen "+location.pathname);
let c=q(".feed-item[data-current] .cover[data-tile]"),p=c&&(JSON.parse(localStorage.getItem("cf_strips")||"[]").find(x=>x[0]==c.dataset.tile)||[])[1];
if(p&&p[0]>0){let s=c.querySelector(".strip"),o=s.children[p[0]];if(o){c.dataset.reading=!0;s.scrollLeft=${toEnd}*p[0]*s.clientWidth;o.scrollTop=p[1];
[...c.querySelectorAll(".dots-row i")].forEach((x,i)=>{x.toggleAttribute("data-current",i==p[0]);x.toggleAttribute("data-passed",i<p[0])})}}
}catch{}`.replaceAll("\n", "")

/**
 * Written into the head: where a place was kept, no frame is painted before the script above has run, however slowly the page comes. It
 * expects the element behind that script. A browser that does not know `rel=expect` may show the story's beginning for a moment.
 */
export const expectPlaceScript = `try{
if(sessionStorage.getItem("cf_places")||localStorage.getItem("cf_strips"))
document.head.append(Object.assign(document.createElement("link"),{rel:"expect",href:"#page-data",blocking:"render"}))
}catch{}`.replaceAll("\n", "")
