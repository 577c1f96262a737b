import type { WordingRule } from "../../listings/wordingRule.ts";

const children = "(?:kids?|child(?:ren)?|bab(?:y|ies)|infants?|toddlers?|teen(?:ager)?s?|minors?)";
const families = "(?:famil(?:y|ies)(?: with (?:small |young )?(?:kids|children))?)";
const refused =
  "(?:are |is |r )?(?:not|never|aren't|isn't|arent|isnt) (?:be )?(?:allowed|accepted|welcome|permitted|ok|okay|taken|considered|possible)";
const wontTake =
  "(?:do not|don't|dont|does not|doesn't|doesnt|will not|won't|wont|cannot|can't|cant|can not|not|never) (?:be )?(?:accept(?:ing|s)?|allow(?:ing|s)?|tak(?:e|es|ing)|rent(?:ing|s)? to|want(?:ing|s)?|permit(?:ting|s)?|approv(?:e|ed|ing)(?: for)?|consider(?:ing)?|participat(?:e|es|ing) in)";
const subsidy =
  "(?:section(?: )?(?:8|eight)|sec\\.?(?: )?8|s8|hcv|hud|(?:housing )?vouchers?|(?:housing|rental|rent|government|public|gov't|govt) (?:assistance|aid|subsid(?:y|ies))|subsid(?:y|ies|ized tenants)|welfare|ssi|ssdi)";
const people =
  "(?:professionals?|couples?|famil(?:y|ies)|singles|single (?:person|man|woman|professional|adult|individual)|bachelors?|bachelorettes?|adults?|retirees?|seniors?|students?|executives?|newlyweds?|snowbirds?|empty nesters?|m[ae]n|wom[ae]n|gentlem[ae]n|lad(?:y|ies)|guys|girls|moms?|roommates|young people|older people|millennials|nurses|christians?|kids|children)";
const sexes = "(?:females?|males?|wom[ae]n|m[ae]n|ladies|lady|gentlem[ae]n|girls?|boys?)";
const origins =
  "(?:immigrants?|foreigners?|aliens|refugees|hispanics?|latin[oa]s?|cubans?|haitians?|venezuelans?|colombians?|mexicans?|blacks?|whites?|caucasians?|asians?|arabs?|africans?|russians?|gringos?|americans?)";
const faiths = "(?:christian|jewish|muslim|islamic|catholic|hindu|mormon|protestant|evangelical|orthodox)";

/** Remarks that fair-housing law forbids in an English listing (42 USC 3604(c); Miami-Dade County Code, chapter 11A). */
export const listingWordingEn: readonly WordingRule[] = [
  { basis: "familial_status", pattern: "(?:strictly )?(?:adults?|grown ups?) (?:only|oriented|preferred)" },
  { basis: "familial_status", pattern: "(?:only|strictly) (?:for )?(?:adults|grown ups)" },
  { basis: "familial_status", pattern: "adult (?:community|building|complex|living|property|household)" },
  {
    basis: "familial_status",
    pattern: `(?:absolutely |sorry,? |strictly )?(?:no|zero|without)(?: (?:small|young|little))? (?:${children}|${families})(?: (?:please|allowed|under \\d+))?`,
  },
  { basis: "familial_status", pattern: "(?:child|kid) free|childless" },
  { basis: "familial_status", pattern: `(?<=\\bno[\\s-][a-z0-9\\s]{2,40})(?:or|nor|and no) ${children}` },
  { basis: "familial_status", pattern: `(?:${children}|${families}) ${refused}` },
  {
    basis: "familial_status",
    pattern: `(?:we |owner |landlord |building )?${wontTake} (?:any |small |young )?(?:${children}|${families})`,
  },
  {
    basis: "familial_status",
    pattern: `(?:not |un|isn't |isnt )(?:suit(?:able|ed)|appropriate|meant|intended|recommended|safe|good|ideal)(?: place| home| unit)? for (?:small |young )?(?:${children}|${families})`,
  },
  {
    basis: "familial_status",
    pattern: `(?:max(?:imum)?(?: of)?|no more than|only|limit(?: of)?) (?:one|two|1|2) (?:child(?:ren)?|kids?)|(?:one|two|1|2) (?:child(?:ren)?|kids?) (?:max(?:imum)?|only)`,
  },
  { basis: "familial_status", pattern: "no (?:pregnant (?:women|tenants?)|expecting (?:mothers?|couples?))" },
  { basis: "familial_status", pattern: "(?:singles?|couples?) (?:only|preferred)|only (?:singles|couples)" },
  {
    basis: "familial_status",
    pattern: "married (?:people|couples?) (?:only|preferred)|must be married|no unmarried couples?",
  },
  { basis: "familial_status", pattern: "no single (?:mothers?|moms?|fathers?|dads?|parents?)" },

  { basis: "source_of_income", pattern: `(?:sorry,? |absolutely |strictly )?no ${subsidy}(?: please| tenants?)?` },
  { basis: "source_of_income", pattern: `(?<=\\bno[\\s-][a-z0-9\\s]{2,40})(?:or|nor|and no) ${subsidy}` },
  { basis: "source_of_income", pattern: `${subsidy} ${refused}` },
  { basis: "source_of_income", pattern: `${subsidy} (?:tenants? |holders? )?(?:need not|do not|don't|dont) apply` },
  {
    basis: "source_of_income",
    pattern: `(?:we |owner |landlord |building )?${wontTake} (?:a |any )?${subsidy}(?: property| tenants?)?`,
  },
  { basis: "source_of_income", pattern: `not (?:a |for )?${subsidy}(?: property| approved| eligible| tenants?)?` },
  { basis: "source_of_income", pattern: `non ${subsidy}` },
  {
    basis: "source_of_income",
    pattern:
      "must (?:be employed|have a (?:full time )?job|work full time)|(?:working|employed) (?:people|tenants?|professionals?|applicants?) only|only (?:working|employed) (?:people|tenants?|professionals?)",
  },

  {
    basis: "disability",
    pattern:
      "no (?:wheelchairs?|handicapped|disabled|disabilit(?:y|ies)|mentally ill|(?:service|support|emotional support|assistance|therapy) (?:animals?|dogs?|pets?|cats?)|esas?)",
  },
  {
    basis: "disability",
    pattern: `(?:wheelchairs?|(?:service|emotional support|support|assistance|therapy) (?:animals?|dogs?)|esas?|disabled (?:people|tenants?)) ${refused}`,
  },
  {
    basis: "disability",
    pattern: `${wontTake} (?:service|emotional support|support|assistance|therapy) (?:animals?|dogs?)`,
  },
  {
    basis: "disability",
    pattern: "(?:must be )?able bodied(?: (?:tenants?|people|only))?|must be (?:physically fit|able to walk)",
  },
  {
    basis: "disability",
    pattern: "not (?:suitable|suited|for) (?:for )?(?:the )?(?:disabled|handicapped|elderly)(?: people| tenants?)?",
  },

  {
    basis: "religion",
    pattern: `(?:quiet |nice )?${faiths}s? (?:home|house|household|family|families|community|neighbou?rhood|area|building|tenants?|people|only|preferred|owner preferred)`,
  },
  { basis: "religion", pattern: `(?:no|only|prefer(?:red|ably)?) (?:${faiths}s?|atheists?)` },

  {
    basis: "origin",
    pattern: `(?:no|only|prefer(?:red|ably)?|sorry,? no) ${origins}`,
  },
  { basis: "origin", pattern: `${origins} (?:only|preferred|tenants? (?:only|preferred))` },
  {
    basis: "origin",
    pattern:
      "(?:english|spanish|creole|french|portuguese) (?:speak(?:ing|ers?))(?: tenants?| people)? (?:only|preferred|required)|must speak (?:good |fluent )?(?:english|spanish)",
  },
  {
    basis: "origin",
    pattern:
      "(?:us |u\\.s\\. |american )?citizens? (?:only|preferred)|must be (?:a |an )?(?:us |u\\.s\\. |american )?citizens?|no (?:undocumented|illegals?|visa holders?)|green card (?:holders )?only",
  },
  {
    basis: "origin",
    pattern:
      "(?:hispanic|latino|white|black|african american|cuban|jewish|haitian|asian|integrated|ethnic) (?:neighbou?rhood|area|community|building)",
  },

  {
    basis: "sex",
    pattern: `${sexes}(?: (?:tenants?|roommates?|renters?|applicants?|professionals?))? (?:only|preferred)`,
  },
  { basis: "sex", pattern: "(?:only|prefer(?:ably)?) (?:a )?(?:females?|males?|women|men|ladies|gentlemen)" },
  {
    basis: "sex",
    pattern:
      "no (?:men|women|males|females|guys|gays?|lesbians?|lgbtq?\\+?|homosexuals?|transgender(?:s| people)?|same sex couples?)",
  },
  { basis: "sex", pattern: "(?:straight|heterosexual)(?: (?:people|couples?|tenants?))? (?:only|preferred)" },

  {
    basis: "age",
    pattern:
      "mature (?:person|people|tenants?|couples?|adults?|individuals?|professionals?|lady|gentleman)(?: preferred| only)?",
  },
  { basis: "age", pattern: "no (?:seniors?|elderly|old people|young people|college kids|retirees)" },
  {
    basis: "age",
    pattern: "(?:young|younger|older|elderly) (?:people|persons?|tenants?|adults?|crowd)(?: only| preferred)",
  },
  {
    basis: "age",
    pattern:
      "(?:must be|tenants?|no one|nobody|only) (?:over|under|older than|younger than|above|below) (?:[2-9]\\d)(?: years)?(?: old| only)?",
  },

  {
    basis: "suitability",
    pattern: `(?:the |an? )?(?:perfect|ideal|ideally|great|excellent|best|well)(?: suited)?(?: (?:home|place|spot|unit|apartment|condo|house|choice))? for (?:an? |the )?(?:[a-z']+ ){0,3}?${people}(?: (?:with|who|that|looking)[^.,;!?\\n]*)?`,
  },
  {
    basis: "suitability",
    pattern: `(?:suited|suitable|suits|made|meant|designed|reserved|intended)(?: for| to)? (?:an? |the )?(?:[a-z']+ ){0,2}?${people}`,
  },
  {
    basis: "suitability",
    pattern: `(?:looking for|seeking|prefer(?:ring|s|red)?|wants?) (?:an? |the )?(?:[a-z']+ ){0,2}?(?:professionals?|couples?|singles?|famil(?:y|ies)|adults?|retirees?|seniors?|wom[ae]n|females?|males?|christians?)(?: tenants?)?`,
  },
  { basis: "suitability", pattern: "(?:young )?(?:urban |working )?professionals? (?:only|preferred)" },
  { basis: "suitability", pattern: "bachelor'?s? pad|empty nesters?" },

  {
    basis: "steering",
    pattern:
      "(?:very |super |really )?(?:safe|safest|safer|unsafe|dangerous|sketchy|good|great|bad|crime free|low crime|family oriented|desirable demographic) (?:and (?:quiet|clean|friendly) |quiet |residential |family )?(?:neighbou?rhood|areas?(?! rugs?)|part of town|zip code)",
  },
  {
    basis: "steering",
    pattern: "(?:neighbou?rhood|area) is (?:very |super |really )?(?:safe|unsafe|dangerous|good|bad)",
  },
  {
    basis: "steering",
    pattern:
      "(?:good|great|best|excellent|amazing|top rated|a rated|top|bad|highly rated) (?:public |local )?schools?(?: district)?",
  },
];
