import { t } from "@confetti/domain/messages/t"

/** Verbs for the log's callables. Others are shown by name. */
const words: Readonly<Record<string, string>> = {
  "editors-invite_editor": t`invited an editor`,
  "editors-withdraw_invitation": t`withdrew an invitation`,
  "editors-accept_invitation": t`accepted an invitation`,
  "editors-change_roles": t`changed roles`,
  "editors-remove_editor": t`removed an editor`,
  "rewards-list_orders": t`viewed orders`,
  "rewards-approve_redemption": t`approved an order`,
  "rewards-pack_redemption": t`packed an order`,
  "rewards-ship_redemption": t`shipped an order`,
  "rewards-refund_redemption": t`refunded an order`,
  "rewards-restock_item": t`changed stock`,
  "rewards-show_address": t`viewed a delivery address`,
  "rewards-export_orders": t`exported orders`,
  "rewards-export_packing": t`exported delivery addresses`,
  "rewards-deliver_redemption": t`marked an order as delivered`,
  "rewards-resolve_parcel": t`handled a failed delivery`,
  "rewards-create_item": t`added an item to the shop`,
  "rewards-save_item": t`changed an item in the shop`,
  "rewards-switch_item": t`switched an item in the shop on or off`,
  "rewards-archive_item": t`archived or restored an item in the shop`,
  "editors-list_acts": t`read the audit log`,
  "forms-handle_answer": t`handled a message`,
  "forms-show_contact": t`viewed a reply address`,
  "forms-export_answers": t`exported messages`,
  "errors-close_cause": t`closed or reopened an error`,
  "readers-find_readers": t`searched readers`,
  "readers-show_reader": t`viewed a reader`,
  "thoughts-decide_writer": t`suspended or unsuspended a reader`,
  "thoughts-review_decide": t`decided about a thought`,
  "referrals-decide_review": t`decided about an invitation`,
  "studio-create_tile": t`created a tile`,
  "studio-duplicate_tile": t`duplicated a tile`,
  "studio-take_over_tile": t`took over a tile from its file`,
  "studio-submit_tile": t`sent a tile to review`,
  "studio-return_tile": t`returned a tile from review`,
  "studio-publish_tile": t`published or scheduled a tile`,
  "studio-unschedule": t`unscheduled a tile`,
  "studio-archive_tile": t`archived a tile`,
  "studio-unarchive_tile": t`unarchived a tile`,
  "studio-rename": t`changed a tile’s address`,
  "studio-add_entry": t`added an entry to a story`,
  "studio-save_categories": t`changed categories`,
  "studio-save_brand": t`changed the brand`,
  "studio-save_page": t`changed a page`,
  "studio-take_over_file": t`took over a file of the pack`,
  "studio-return_file": t`returned to a file of the pack`,
  "studio-show_game_day": t`viewed a puzzle`,
  "studio-check_game_days": t`checked the game days`,
  "studio-set_game_day": t`chose a puzzle`,
  "studio-clear_game_day": t`undid a puzzle choice`,
  "studio-save_posts": t`changed posts`,
  "studio-save_featured": t`changed featured items`,
  "studio-restore_revision": t`restored a tile’s revision`,
}

export const knownActs: readonly [callable: string, words: string][] = Object.entries(words)

export function actWords(callable: string): string {
  return words[callable] ?? callable
}

const ids = /([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** A subject with shortened ids. An account whose address is shown is left out. */
export function subjectText(subject: string, isNamed: boolean): string {
  return (isNamed ? subject.slice(subject.indexOf(" ") + 1 || subject.length) : subject).replace(ids, "$1")
}
