/**
 * Each folder of an app or of the tools, with the only files that others may import: "any" of them, or just the one that
 * is named. A file opened for one folder is closed to the rest.
 */
export type EntryPoints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The server's; see docs/decisions/0047-name-the-entry-points-of-each-feature.md. */
export const serverEntryPoints: EntryPoints = {
  admin: {
    "audit.ts": "licenses",
    "filter.ts": "licenses",
  },
  agents: {
    "repository.ts": "any",
  },
  apiKeys: {
    "guard.ts": "any",
  },
  art: {
    "facades.ts": "any",
    "routes.ts": "demo",
  },
  auth: {
    "invitation.ts": "any",
    "passwords/commonPasswords.ts": "any",
    "passwords/passwords.ts": "any",
    "passwords/resetPassword.ts": "signUp",
    "repository.ts": "any",
    "session.ts": "any",
    "signIn/knownDevices.ts": "any",
    "signIn/signIn.ts": "signUp",
    "signIn/signInGuard.ts": "any",
  },
  availability: {
    "agenda.ts": "any",
    "availability.ts": "any",
  },
  channels: {
    "agentPhone/agentPhone.ts": "notifications",
    "connection/connected.ts": "any",
    "consent/stops.ts": "any",
    "email/threadMail.ts": "letters",
    "outbound/rules/automated.ts": "followUps",
    "outbound/rules/superseded.ts": "any",
    "outbound/content/templates.ts": "inbox",
    "outbound/rules/window.ts": "any",
    "outbound/sending/leftChat.ts": "any",
    "outbound/sending/oneTimeText.ts": "privacy",
  },
  community: {
    "introductions.ts": "letters",
  },
  contact: {
    "repository.ts": "letters",
  },
  conversations: {
    "answering.ts": "any",
    "deliveries.ts": "any",
    "present.ts": "chatPage",
    "turn/allowance.ts": "settings",
    "turn/quickReplies.ts": "demo",
    "turn/takeRenterTurn.ts": "demo",
    "turn/turnContext.ts": "any",
  },
  firstSteps: {
    "read.ts": "testChat",
  },
  followUps: {
    "sending/deliver.ts": "inbox",
    "sending/mail.ts": "letters",
  },
  homes: {
    "cards.ts": "any",
    "detail.ts": "chatPage",
    "fittingHomes.ts": "any",
  },
  leads: {
    "changes/addLead.ts": "channels",
    "changes/changeStage.ts": "demo",
    "changes/removal.ts": "retention",
    "columns.ts": "conversations",
    "import/protectedDetails.ts": "channels",
    "merging/erase.ts": "any",
    "merging/joinLeads.ts": "channels",
    "merging/members.ts": "any",
    "needs.ts": "any",
    "present.ts": "any",
    "repository.ts": "any",
    "searchFacts.ts": "any",
    "todos/todos.ts": "channels",
  },
  licenses: {
    "check.ts": "any",
  },
  live: {
    "hub.ts": "any",
  },
  llm: {
    "models.ts": "health",
    "stages.ts": "health",
    "useRepository.ts": "settings",
  },
  notifications: {
    "mailContent.ts": "letters",
    "repository.ts": "analytics",
    "settings.ts": "showings",
  },
  onboarding: {
    "rules.ts": "settings",
  },
  ownAnswers: {
    "store.ts": "any",
  },
  pictures: {
    "dataUrl.ts": "onboarding",
    "makeSizes.ts": "any",
    "prepare.ts": "any",
    "repository.ts": "any",
    "storage.ts": "any",
    "store.ts": "properties",
    "upload.ts": "licenses",
  },
  privacy: {
    "codes.ts": "letters",
  },
  properties: {
    "homePhotos.ts": "any",
    "listingPolicy.ts": "smartlinks",
    "places/places.ts": "any",
    "repository.ts": "any",
    "saving/saveFact.ts": "inbox",
    "saving/wording.ts": "any",
  },
  secondFactors: {
    "authenticator.ts": "any",
    "passkeys.ts": "any",
    "pendingProofs.ts": "any",
    "recoveryCodes.ts": "any",
    "repository.ts": "any",
  },
  securityEvents: {
    "record.ts": "any",
  },
  showings: {
    "booking/book.ts": "any",
    "booking/requests.ts": "inbox",
    "chat/closingQuestion.ts": "demo",
    "chat/offers.ts": "any",
    "chat/turn.ts": "conversations",
    "mails.ts": "any",
    "present.ts": "webhooks",
    "repository.ts": "any",
  },
  smartlinks: {
    "changes.ts": "settings",
    "contexts.ts": "any",
    "countView.ts": "demo",
    "present.ts": "any",
    "qr/qr.ts": "any",
    "repository.ts": "leads",
    "slug.ts": "onboarding",
  },
  suppression: {
    "suppression.ts": "any",
  },
  threads: {
    "cleanText.ts": "any",
    "joinConversations.ts": "channels",
    "languageOfText.ts": "any",
    "lockConversation.ts": "any",
    "ownConversation.ts": "any",
    "repository.ts": "any",
    "storing/store.ts": "any",
    "storing/turnStatement.ts": "showings",
    "storing/turnWrite.ts": "any",
    "writeMessage.ts": "any",
  },
  waitlist: {
    "join.ts": "signUp",
    "onboarded.ts": "onboarding",
    "placeCookie.ts": "signUp",
    "queue.ts": "any",
    "repository.ts": "any",
  },
  webPages: {
    "webPages.ts": "any",
  },
  webhooks: {
    "offMail.ts": "letters",
  },
};

/** The web app's. */
export const webEntryPoints: EntryPoints = {
  account: {
    "useVerification.ts": "community",
  },
  calendars: {
    "CalendarStates.tsx": "any",
  },
  channels: {
    "ChannelConnections.tsx": "settings",
    "ComposerNote.tsx": "conversation",
    "DeliveryLine.tsx": "conversation",
    "MediaLinks.tsx": "conversation",
    "TemplatePicker.tsx": "conversation",
    "TestOutcome.tsx": "settings",
    "queries.ts": "any",
  },
  conversation: {
    "ConversationPanel.tsx": "workspace",
    "composer/useComposing.ts": "workspace",
    "control/ControlBar.tsx": "workspace",
    "queries.ts": "workspace",
    "texts/catalogs.ts": "workspace",
    "useThreadLine.ts": "workspace",
  },
  followUps: {
    "FollowUpsToday.tsx": "overview",
    "LeadFollowUpsCard.tsx": "workspace",
  },
  landing: {
    "chat/useDemoChat.ts": "demo",
    "hero/LeadCard.tsx": "demo",
    "recording.ts": "demo",
    "texts/catalogs.ts": "demo",
  },
  leads: {
    "detail/NoticeCard.tsx": "workspace",
    "detail/RelatedCard.tsx": "workspace",
    "detail/contact/ContactCard.tsx": "workspace",
    "detail/contact/FirstContactCard.tsx": "workspace",
    "detail/facts/FactsCard.tsx": "workspace",
    "detail/history/HistoryCard.tsx": "workspace",
    "detail/history/momentText.ts": "workspace",
    "detail/matches/MatchesCard.tsx": "workspace",
    "detail/notes/NotesCard.tsx": "workspace",
    "detail/openItems/OpenItemsCard.tsx": "workspace",
    "detail/score/ScoreCard.tsx": "workspace",
    "detail/showing/BookShowing.tsx": "showings",
    "detail/showing/CancelShowing.tsx": "showings",
    "detail/showing/MoveShowing.tsx": "any",
    "detail/showing/useShowingMove.ts": "any",
    "detail/texts/catalogs.ts": "any",
    "filter.ts": "workspace",
    "leadWords.ts": "any",
    "list/AddLeadDialog.tsx": "showings",
    "queries.ts": "any",
    "texts/catalogs.ts": "any",
    "useLeadChanges.ts": "any",
  },
  overview: {
    "queueWords.ts": "workspace",
    "texts/catalogs.ts": "workspace",
  },
  secondFactors: {
    "AdminProtection.tsx": "admin",
    "SecondFactorsCard.tsx": "account",
    "SecondStepForm.tsx": "login",
  },
  securityEvents: {
    "SecurityEventsCard.tsx": "any",
  },
  settings: {
    "SettingsPage.tsx": "integrations",
  },
  showings: {
    "ShowingsCard.tsx": "workspace",
    "card/ShowingCard.tsx": "overview",
    "card/useConfirmation.ts": "overview",
  },
  waitlist: {
    "NextSteps.tsx": "early",
    "ReferralLink.tsx": "early",
    "ResendInvitation.tsx": "early",
  },
};

/** The chat's. */
export const chatEntryPoints: EntryPoints = {
  agent: {
    "Avatar.tsx": "any",
    "LicenseBadge.tsx": "page",
    "licenseNote.ts": "any",
  },
  composer: {
    "Dock.tsx": "page",
    "QuickReplies.tsx": "page",
    "useFieldFocus.ts": "page",
  },
  contact: {
    "ReachButton.tsx": "page",
    "Ways.tsx": "offers",
    "links.ts": "any",
  },
  conversation: {
    "entry.ts": "any",
    "newEntry.ts": "any",
    "openPage.ts": "any",
    "receipt.ts": "any",
    "state.ts": "any",
    "textLanguage.ts": "any",
    "unavailable.ts": "any",
    "unsent.ts": "page",
  },
  exchange: {
    "load.ts": "any",
    "part.ts": "firstParts",
  },
  firstParts: {
    "firstParts.ts": "any",
  },
  homes: {
    "AboutHome.tsx": "firstParts",
    "HomeCards.tsx": "offers",
    "Picture.tsx": "showing",
    "useHome.ts": "page",
    "words.ts": "showing",
  },
  offers: {
    "Offers.tsx": "firstParts",
  },
  phone: {
    "PhoneChoices.tsx": "exchange",
  },
  rating: {
    "Rating.tsx": "exchange",
  },
  search: {
    "parts.ts": "page",
  },
  showing: {
    "ShowingCard.tsx": "offers",
    "showingCalls.ts": "any",
  },
  thread: {
    "Thread.tsx": "page",
    "useStickToBottom.ts": "page",
  },
  toast: {
    "Toast.tsx": "exchange",
    "useToast.ts": "any",
  },
};

/** The tools', for each other and for the journeys. */
export const toolEntryPoints: EntryPoints = {
  imports: {
    "graph.ts": "catalogs",
  },
  recordDemo: {
    "script.ts": "recordFilm",
  },
  replay: {
    "browser.ts": "journeys",
  },
  server: {
    "runningServer.ts": "any",
  },
  setup: {
    "browser.mjs": "any",
    "build.mjs": "any",
    "programs.mjs": "testing",
    "project.mjs": "testing",
  },
};
