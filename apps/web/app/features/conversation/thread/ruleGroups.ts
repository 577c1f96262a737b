/** Rules of conduct grouped by purpose; the agent sees the purpose, not the id. */
const groupOf = {
  bot: "disclosure",
  notice: "disclosure",
  safety: "fairHousing",
  children: "fairHousing",
  families: "fairHousing",
  demographics: "fairHousing",
  schools: "fairHousing",
  voucher: "fairHousing",
  assistance_animal: "fairHousing",
  disability: "fairHousing",
  household_status: "fairHousing",
  same_criteria: "fairHousing",
  steering: "fairHousing",
  screening_history: "screening",
  domestic_violence: "discretion",
  negotiation: "license",
  approval: "license",
  access_code: "license",
  flood: "flood",
  payment: "scams",
  privacy: "privacy",
  sensitive_data: "privacy",
  emergency: "emergency",
  stop: "messages",
  start: "messages",
  help: "messages",
  human: "handover",
  agent_answers: "handover",
  nobody_answers: "handover",
  contact_only: "handover",
  injection: "scope",
  off_topic: "scope",
  abuse: "scope",
  abuse_again: "scope",
  languages: "scope",
} as const;

export type RuleGroup = (typeof groupOf)[keyof typeof groupOf];

/** The groups of some rules, without duplicates or rules this version doesn't know. */
export function ruleGroups(rules: readonly string[]): RuleGroup[] {
  return [...new Set(rules.flatMap((rule) => (rule in groupOf ? [groupOf[rule as keyof typeof groupOf]] : [])))];
}
