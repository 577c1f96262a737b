import { greeting } from "@llave/assistant";
import { planLimits } from "@llave/contract/account/plans";
import type { AgentSettings, LanguageModelSettings, PlanUsage } from "@llave/contract/agent/settings";
import type { Language } from "@llave/contract/language";
import type { PhoneChannel } from "../db/tables/channels.ts";
import type { ModelUseSum } from "../llm/useRepository.ts";
import { storageLimit } from "../pictures/storage.ts";
import type { SettingsRow } from "./repository.ts";

/** An agent's measured usage. */
export interface Used {
  smartLinks: number;
  /** Bytes. */
  storage: number;
  conversations: number;
  /** A channel without a number is off, even if the agent chose it in setup. */
  connected: Record<PhoneChannel, boolean>;
  /** Whether the server has a language model, and what it did this month. */
  hasModel: boolean;
  model: ModelUseSum;
}

/** An agent's settings, as their pages show them. */
export function presentSettings(row: SettingsRow, used: Used): AgentSettings {
  return {
    name: row.name,
    headline: row.community_headline,
    brokerage: row.brokerage,
    phone: row.phone ?? "",
    photo: row.photo ?? "",
    license: {
      number: row.license_number,
      state: row.license_state,
      status: row.license_status,
      finding: row.license_finding,
      checkedAt: row.license_checked_at?.toISOString() ?? null,
    },
    whatsappEnabled: row.whatsapp_enabled && used.connected.whatsapp,
    smsEnabled: row.sms_enabled && used.connected.sms,
    renterContact: row.renter_contact,
    tone: row.tone,
    language: row.language,
    aiMode: row.ai_mode,
    muted: row.muted,
    greetingEn: row.greeting_en,
    greetingEs: row.greeting_es,
    opening: { en: openingOf(row, "en"), es: openingOf(row, "es") },
    brandColor: row.brand_color,
    languageModel: presentModel(row, used),
    usage: presentUsage(row, used),
  };
}

function openingOf(row: SettingsRow, languageHint: Language): string {
  const { agent_id: id, name, tone, language, working_hours: workingHours, ai_mode: aiMode } = row;
  const own = { en: row.greeting_en, es: row.greeting_es };
  const absent = row.muted && aiMode === "minimal";
  const agent = { id, name, tone, language, aiMode, workingHours, greeting: own, ...(absent && { absent }) };
  return greeting({ agent, languageHint });
}

function presentModel(row: SettingsRow, { hasModel, model }: Used): LanguageModelSettings {
  const { conversations, messages, phrased, inputTokens, outputTokens, costMicros } = model;
  return {
    available: hasModel,
    enabled: row.language_model,
    month: {
      conversations,
      messages,
      worded: phrased,
      tokens: inputTokens + outputTokens,
      cost: costMicros === null ? null : costMicros / 1_000_000,
    },
  };
}

function presentUsage(row: SettingsRow, used: Used): PlanUsage {
  const limits = planLimits(row.plan);
  const beyond = limits.conversations === null ? 0 : Math.max(0, used.conversations - limits.conversations);
  return {
    plan: row.plan,
    trialEndsAt: row.plan === "trial" ? (row.trial_ends_at?.toISOString() ?? null) : null,
    smartLinks: { used: used.smartLinks, included: limits.smartLinks },
    storage: { used: used.storage, included: storageLimit(row.plan) },
    conversations: {
      period: limits.period,
      used: used.conversations,
      included: limits.conversations,
      overage: beyond,
      overagePrice: limits.overage,
    },
  };
}
