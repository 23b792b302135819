/**
 * Words in which `obscenity` finds something, but that are harmless: found by checking this pack, the games' word lists, and names of
 * places and people (decision 20). Operators add their own with `!word` in `moderation/words.txt`.
 */
export const harmlessWords: readonly string[] = [
  // Dictionary words.
  ..."analcite* analecta analemma* booboo* booby boobies chinkapin* cockpit* cumin* cumming* dicker* dickey* dicky* dickybird* fagot*".split(
    " ",
  ),
  ..."maffick* medick* membranal mishit* nebbich nebbish niggard* orgasmic pussycat* rapere rapeseed* rapped rappee rappel* rappen".split(
    " ",
  ),
  ..."reanalyze* reanalyse* retardant* retarder* retardment shiitake* tetanal twatter".split(" "),
  // Phrases.
  ..."blue tit,blue tits,coal tit,coal tits,crested tit,great tit,great tits,long-tailed tit,long-tailed tits,marsh tit".split(
    ",",
  ),
  ..."tom tit,willow tit,moby dick,philip k dick,dick van dyke,dick whittington,van dyke,spotted dick,tricky dick".split(
    ",",
  ),
  ..."chink in,chink of light,cum laude,fag end,pussy willow*,pussy riot,rape of the lock,oilseed rape,sea cock*".split(
    ",",
  ),
  // Names of people and places.
  ..."dickinson* dickerson dickens* fokker focke fukushima fukuoka fukui fuchs cockburn cockermouth penistone pissarro*".split(
    " ",
  ),
  ..."shitterton twatt wankdorf".split(" "),
  // Latin names of species.
  ..."eubayanus pastorianus".split(" "),
]
