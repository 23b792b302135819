/** What each callable of the log did, as a verb after its editor. One that is not here is named as it is. */
const words: Readonly<Record<string, string>> = {
  "editors-invite_editor": "invited an editor",
  "editors-withdraw_invitation": "withdrew an invitation",
  "editors-accept_invitation": "accepted an invitation",
  "editors-change_roles": "changed roles",
  "editors-remove_editor": "removed an editor",
  "rewards-list_orders": "looked at orders",
  "rewards-approve_redemption": "approved an order",
  "rewards-pack_redemption": "packed an order",
  "rewards-ship_redemption": "shipped an order",
  "rewards-refund_redemption": "refunded an order",
  "rewards-restock_item": "changed stock",
  "rewards-show_address": "looked where an order goes",
  "rewards-export_orders": "exported orders",
  "rewards-export_packing": "exported where an order goes",
  "rewards-deliver_redemption": "marked an order as arrived",
  "rewards-resolve_parcel": "dealt with a failed parcel",
  "rewards-create_item": "added an item to the shop",
  "rewards-save_item": "changed an item of the shop",
  "rewards-switch_item": "switched an item of the shop",
  "rewards-archive_item": "archived or restored an item of the shop",
  "editors-list_acts": "read the audit log",
  "forms-handle_answer": "dealt with a message",
  "forms-show_contact": "looked where to answer a message",
  "forms-export_answers": "exported messages",
  "errors-close_cause": "closed or reopened an error",
  "readers-find_readers": "searched readers",
  "readers-show_reader": "looked at a reader",
  "thoughts-decide_writer": "suspended a reader, or took it back",
  "thoughts-review_decide": "decided about a thought",
  "referrals-decide_review": "decided about an invitation",
  "studio-create_tile": "began a tile",
  "studio-duplicate_tile": "copied a tile",
  "studio-take_over_tile": "took over a tile from its file",
  "studio-submit_tile": "sent a tile to review",
  "studio-return_tile": "returned a tile from review",
  "studio-publish_tile": "published or scheduled a tile",
  "studio-unschedule": "unscheduled a tile",
  "studio-archive_tile": "archived a tile",
  "studio-unarchive_tile": "brought back a tile",
  "studio-rename": "changed a tile’s address",
  "studio-add_entry": "added an entry to a story",
  "studio-save_categories": "changed categories",
  "studio-save_brand": "changed the brand",
  "studio-save_page": "changed a page",
  "studio-take_over_file": "took over a file of the pack",
  "studio-return_file": "went back to a file of the pack",
  "studio-show_game_day": "looked at what a game of a day is",
  "studio-check_game_days": "checked the days of games",
  "studio-set_game_day": "decided a game of a day",
  "studio-clear_game_day": "took a decision about a game back",
  "studio-save_posts": "changed posts",
  "studio-save_featured": "changed what is featured",
  "studio-restore_revision": "restored a tile’s revision",
}

export const knownActs: readonly [callable: string, words: string][] = Object.entries(words)

export function actWords(callable: string): string {
  return words[callable] ?? callable
}

const ids = /([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** A subject with its ids cut to where one tells them apart. The account it begins with is left out where its address stands beside it. */
export function subjectText(subject: string, isNamed: boolean): string {
  return (isNamed ? subject.slice(subject.indexOf(" ") + 1 || subject.length) : subject).replace(ids, "$1")
}
