// Made by `npm run client` from docs/api/openapi.json. Don't change it by hand.

export interface paths {
  "/api/conversations/{id}/media/{mediaId}": {
    parameters: {};
    /** A file that the renter sent */
    get: { parameters: { query?: never; path: { id: string; mediaId: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/octet-stream": string; "image/*": string } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/conversations/{id}/templates": {
    parameters: {};
    /** Approved WhatsApp templates */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ contentSid: string; name: string; language: string; body: string; places: (string)[] })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    /** Send a WhatsApp template */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { contentSid: string; variables: { [name: string]: string } } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; role: ("assistant" | "user"); author: ("renter" | "assistant" | "agent"); content: string; timestamp: string; language: ("en" | "es"); times?: ({ at: string; date: string; time: string; label: string })[]; earlierTimes?: ({ at: string; date: string; time: string; label: string })[]; timesFor?: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string }; matches?: ({ id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string; photoCount: number; percentage: number; isNearMiss: boolean; reasons: ({ fits: boolean; text: string })[]; moveInTotal: number | null })[]; question?: string; showing?: { path: string; status: ("held" | "requested" | "confirmed"); at: string; date: string; time: string; label: string; endsAt: string; home: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string } | null }; reach?: (true); reviewed: ("approved" | "edited") | null; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; why: { understood: string | null; worded: string | null; rules: (string)[]; score: number; scoreBefore: number; reasons: ({ id: string; points: number; before: number })[] } | null; channel: ("web" | "sms" | "whatsapp" | "email"); delivery: { channel: ("web" | "sms" | "whatsapp" | "email"); status: ("queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled" | "unseen"); reason: string | null; errorCode: number | null; dueAt: string | null; segments: number | null } | null; media: ({ id: string; contentType: string; name: string | null })[]; markedWrong: boolean; learned: ({ slot: string; value: JsonValue; before?: (JsonValue) })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/smartlinks": {
    parameters: {};
    /** List SmartLinks */
    get: { parameters: { query?: never; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; name: string; slug: string; url: string; totalViews: number; conversationsStarted: number; leadsGenerated: number; isActive: boolean; isFirst: boolean; totalScans: number; sourceTag: string; language: ("english" | "spanish" | "bilingual") | null; tone: ("friendly" | "professional" | "warm" | "direct") | null; brandColor: string | null; customSlug: string | null; propertyId: string | null; createdAt: string; abilities: { open: boolean } })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    /** Create a SmartLink */
    post: { parameters: { query?: never; path?: never }; requestBody: { content: { "application/json": { name: string; sourceTag: string; language: ("english" | "spanish" | "bilingual") | null; tone: ("friendly" | "professional" | "warm" | "direct") | null; brandColor: string | null; isActive: boolean; customSlug?: string | null } } }; responses: { 201: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; name: string; slug: string; url: string; totalViews: number; conversationsStarted: number; leadsGenerated: number; isActive: boolean; isFirst: boolean; totalScans: number; sourceTag: string; language: ("english" | "spanish" | "bilingual") | null; tone: ("friendly" | "professional" | "warm" | "direct") | null; brandColor: string | null; customSlug: string | null; propertyId: string | null; createdAt: string; abilities: { open: boolean } } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/smartlinks/allowance": {
    parameters: {};
    /** How many SmartLinks your plan has left */
    get: { parameters: { query?: never; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { plan: ("trial" | "solo" | "team" | "office" | "enterprise"); limit: number | null; used: number; abilities: { create: boolean } } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/smartlinks/{id}": {
    parameters: {};
    get?: never;
    put?: never;
    post?: never;
    /** Change a SmartLink */
    patch: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { name?: string; sourceTag?: string; language?: ("english" | "spanish" | "bilingual") | null; tone?: ("friendly" | "professional" | "warm" | "direct") | null; brandColor?: string | null; isActive?: boolean; customSlug?: string | null } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; name: string; slug: string; url: string; totalViews: number; conversationsStarted: number; leadsGenerated: number; isActive: boolean; isFirst: boolean; totalScans: number; sourceTag: string; language: ("english" | "spanish" | "bilingual") | null; tone: ("friendly" | "professional" | "warm" | "direct") | null; brandColor: string | null; customSlug: string | null; propertyId: string | null; createdAt: string; abilities: { open: boolean } } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    /** Delete a SmartLink */
    delete: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": {  } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
  };
  "/api/smartlinks/{id}/restore": {
    parameters: {};
    get?: never;
    put?: never;
    /** Restore a deleted SmartLink */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; name: string; slug: string; url: string; totalViews: number; conversationsStarted: number; leadsGenerated: number; isActive: boolean; isFirst: boolean; totalScans: number; sourceTag: string; language: ("english" | "spanish" | "bilingual") | null; tone: ("friendly" | "professional" | "warm" | "direct") | null; brandColor: string | null; customSlug: string | null; propertyId: string | null; createdAt: string; abilities: { open: boolean } } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/smartlinks/{id}/days": {
    parameters: {};
    /** Views, scans and leads by day */
    get: { parameters: { query?: { days?: number }; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ day: string; views: number; scans: number; conversations: number; leads: number })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/smartlinks/{id}/qr.svg": {
    parameters: {};
    /** Its QR code as SVG */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "image/svg+xml": string } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/smartlinks/{id}/qr.png": {
    parameters: {};
    /** Its QR code as PNG */
    get: { parameters: { query?: { size?: number }; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "image/png": string } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/properties/{id}/smartlink": {
    parameters: {};
    get?: never;
    put?: never;
    /** A listing's own SmartLink */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; name: string; slug: string; url: string; totalViews: number; conversationsStarted: number; leadsGenerated: number; isActive: boolean; isFirst: boolean; totalScans: number; sourceTag: string; language: ("english" | "spanish" | "bilingual") | null; tone: ("friendly" | "professional" | "warm" | "direct") | null; brandColor: string | null; customSlug: string | null; propertyId: string | null; createdAt: string; abilities: { open: boolean } } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/properties": {
    parameters: {};
    /** List listings */
    get: { parameters: { query?: { status?: string; q?: string; sort?: ("newest" | "rent_low" | "rent_high"); after?: string; limit?: number }; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; images: (string)[]; imageAlt: string; address: string; area: string | null; price: number | null; bedrooms: number | null; bathrooms: number | null; squareFeet: number | null; status: ("draft" | "active" | "pending" | "leased" | "off_market"); availableFrom: string | null; sourceUrl: string | null; updatedAt: string; statusSince: string; unanswered: number; chats: number; abilities: { share: boolean; confirm: boolean } })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    /** Add a listing */
    post: { parameters: { query?: never; path?: never }; requestBody: { content: { "application/json": { address: string; area: string | null; price: number | null; bedrooms: number | null; bathrooms: number | null; squareFeet: number | null; status: ("draft" | "active" | "pending" | "leased" | "off_market"); availableFrom: string | null; sourceUrl: string | null; externalId: string | null; description: string; terms: { pets?: { allowed: (("cat" | "dog"))[]; most?: number; pounds?: number; fee?: number }; fees?: { application?: number; firstMonth?: boolean; lastMonth?: boolean; deposit?: number; other?: number }; parkingSpaces?: number; furnished?: boolean; lease?: { min: number; max?: number }; utilities?: (("water" | "electricity" | "gas" | "internet" | "trash"))[] }; facts: { [name: string]: { en?: string; es?: string } }; photos: ({ id: string; alt: string })[] } } }; responses: { 201: { headers: { [name: string]: unknown }; content: { "application/json": { id: string } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/properties/places": {
    parameters: {};
    /** Places of your market */
    get: { parameters: { query?: never; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": (string)[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/properties/unconfirmed": {
    parameters: {};
    /** Listings you haven’t confirmed lately */
    get: { parameters: { query?: never; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { items: ({ id: string; images: (string)[]; imageAlt: string; address: string; area: string | null; price: number | null; bedrooms: number | null; bathrooms: number | null; squareFeet: number | null; status: ("draft" | "active" | "pending" | "leased" | "off_market"); availableFrom: string | null; sourceUrl: string | null; updatedAt: string; statusSince: string; unanswered: number; chats: number; abilities: { share: boolean; confirm: boolean } })[]; total: number } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/properties/{id}": {
    parameters: {};
    /** A listing with all its details */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; images: (string)[]; imageAlt: string; address: string; area: string | null; price: number | null; bedrooms: number | null; bathrooms: number | null; squareFeet: number | null; status: ("draft" | "active" | "pending" | "leased" | "off_market"); availableFrom: string | null; sourceUrl: string | null; updatedAt: string; statusSince: string; unanswered: number; chats: number; abilities: { share: boolean; confirm: boolean }; photos: ({ id: string; alt: string; urls: { small: string; medium: string; large: string } })[]; description: string; terms: { pets?: { allowed: (("cat" | "dog"))[]; most?: number; pounds?: number; fee?: number }; fees?: { application?: number; firstMonth?: boolean; lastMonth?: boolean; deposit?: number; other?: number }; parkingSpaces?: number; furnished?: boolean; lease?: { min: number; max?: number }; utilities?: (("water" | "electricity" | "gas" | "internet" | "trash"))[] }; facts: { [name: string]: { en?: string; es?: string } }; externalId: string | null; moveInCost: { total: number; parts: ({ part: ("firstMonth" | "lastMonth" | "deposit" | "application" | "other"); amount: number })[] } | null } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    /** Replace a listing */
    put: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { address: string; area: string | null; price: number | null; bedrooms: number | null; bathrooms: number | null; squareFeet: number | null; status: ("draft" | "active" | "pending" | "leased" | "off_market"); availableFrom: string | null; sourceUrl: string | null; externalId: string | null; description: string; terms: { pets?: { allowed: (("cat" | "dog"))[]; most?: number; pounds?: number; fee?: number }; fees?: { application?: number; firstMonth?: boolean; lastMonth?: boolean; deposit?: number; other?: number }; parkingSpaces?: number; furnished?: boolean; lease?: { min: number; max?: number }; utilities?: (("water" | "electricity" | "gas" | "internet" | "trash"))[] }; facts: { [name: string]: { en?: string; es?: string } }; photos: ({ id: string; alt: string })[] } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    post?: never;
    /** Change a listing's status */
    patch: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { status: ("draft" | "active" | "pending" | "leased" | "off_market") } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; images: (string)[]; imageAlt: string; address: string; area: string | null; price: number | null; bedrooms: number | null; bathrooms: number | null; squareFeet: number | null; status: ("draft" | "active" | "pending" | "leased" | "off_market"); availableFrom: string | null; sourceUrl: string | null; updatedAt: string; statusSince: string; unanswered: number; chats: number; abilities: { share: boolean; confirm: boolean } } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    /** Delete a listing; it can be restored for 30 days */
    delete: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": {  } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
  };
  "/api/properties/{id}/matches": {
    parameters: {};
    /** Leads that a listing fits */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { considered: number; fitting: number; matches: ({ leadId: string; name: string | null; score: number; status: ("hot" | "warm" | "cold"); percentage: number; reasons: ({ criterion: ("budget" | "bedrooms" | "move_in" | "pets" | "area" | "bathrooms" | "parking" | "furnished" | "lease"); outcome: ("fits" | "differs" | "unknown" | "misses"); data?: { [name: string]: (string | number) } })[] })[]; nearMisses: ({ leadId: string; name: string | null; score: number; status: ("hot" | "warm" | "cold"); percentage: number; reasons: ({ criterion: ("budget" | "bedrooms" | "move_in" | "pets" | "area" | "bathrooms" | "parking" | "furnished" | "lease"); outcome: ("fits" | "differs" | "unknown" | "misses"); data?: { [name: string]: (string | number) } })[] })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/properties/wording": {
    parameters: {};
    get?: never;
    put?: never;
    /** Check a text for words fair housing law doesn’t allow */
    post: { parameters: { query?: never; path?: never }; requestBody: { content: { "application/json": { texts: { [name: string]: string } } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { [name: string]: { findings: ({ start: number; end: number; phrase: string; basis: ("familial_status" | "source_of_income" | "disability" | "religion" | "origin" | "sex" | "age" | "suitability" | "steering") })[]; rewrite: string } } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/properties/{id}/restore": {
    parameters: {};
    get?: never;
    put?: never;
    /** Restore a deleted listing */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": {  } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/properties/template.csv": {
    parameters: {};
    /** The template for imports */
    get: { parameters: { query?: never; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "text/csv": string } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/conversations/recent": {
    parameters: {};
    /** The newest conversations */
    get: { parameters: { query?: never; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; leadId: string | null; leadName: string | null; lastMessage: string; updatedAt: string; waitingSince: string | null; status: ("active" | "waiting" | "completed" | "stopped") })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/conversations/search": {
    parameters: {};
    /** Conversations with a text in a message, the newest first; a `Link` header leads to older ones */
    get: { parameters: { query: { q: string; after?: string }; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ conversationId: string; leadId: string; leadName: string | null; messageId: string; author: ("renter" | "assistant" | "agent"); excerpt: string; language: ("en" | "es"); timestamp: string })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/conversations/{id}/messages": {
    parameters: {};
    /** The newest messages; `before` reads older ones */
    get: { parameters: { query?: { before?: number }; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { messages: ({ id: string; role: ("assistant" | "user"); author: ("renter" | "assistant" | "agent"); content: string; timestamp: string; language: ("en" | "es"); times?: ({ at: string; date: string; time: string; label: string })[]; earlierTimes?: ({ at: string; date: string; time: string; label: string })[]; timesFor?: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string }; matches?: ({ id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string; photoCount: number; percentage: number; isNearMiss: boolean; reasons: ({ fits: boolean; text: string })[]; moveInTotal: number | null })[]; question?: string; showing?: { path: string; status: ("held" | "requested" | "confirmed"); at: string; date: string; time: string; label: string; endsAt: string; home: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string } | null }; reach?: (true); reviewed: ("approved" | "edited") | null; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; why: { understood: string | null; worded: string | null; rules: (string)[]; score: number; scoreBefore: number; reasons: ({ id: string; points: number; before: number })[] } | null; channel: ("web" | "sms" | "whatsapp" | "email"); delivery: { channel: ("web" | "sms" | "whatsapp" | "email"); status: ("queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled" | "unseen"); reason: string | null; errorCode: number | null; dueAt: string | null; segments: number | null } | null; media: ({ id: string; contentType: string; name: string | null })[]; markedWrong: boolean; learned: ({ slot: string; value: JsonValue; before?: (JsonValue) })[] })[]; before: string | null } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    /** Write to the renter as the agent */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { text: string } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; role: ("assistant" | "user"); author: ("renter" | "assistant" | "agent"); content: string; timestamp: string; language: ("en" | "es"); times?: ({ at: string; date: string; time: string; label: string })[]; earlierTimes?: ({ at: string; date: string; time: string; label: string })[]; timesFor?: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string }; matches?: ({ id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string; photoCount: number; percentage: number; isNearMiss: boolean; reasons: ({ fits: boolean; text: string })[]; moveInTotal: number | null })[]; question?: string; showing?: { path: string; status: ("held" | "requested" | "confirmed"); at: string; date: string; time: string; label: string; endsAt: string; home: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string } | null }; reach?: (true); reviewed: ("approved" | "edited") | null; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; why: { understood: string | null; worded: string | null; rules: (string)[]; score: number; scoreBefore: number; reasons: ({ id: string; points: number; before: number })[] } | null; channel: ("web" | "sms" | "whatsapp" | "email"); delivery: { channel: ("web" | "sms" | "whatsapp" | "email"); status: ("queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled" | "unseen"); reason: string | null; errorCode: number | null; dueAt: string | null; segments: number | null } | null; media: ({ id: string; contentType: string; name: string | null })[]; markedWrong: boolean; learned: ({ slot: string; value: JsonValue; before?: (JsonValue) })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/leads": {
    parameters: {};
    /** List leads, best first; `sort`, `status`, `stage`, `q` and `after` narrow and page it */
    get: { parameters: { query?: { status?: string; stage?: ("new" | "contacted" | "showing" | "applied" | "leased" | "lost"); source?: string; link?: string; language?: ("en" | "es"); waiting?: ("1"); onlyMessage?: ("1"); from?: string; to?: string; budgetFrom?: number; budgetTo?: number; size?: number; area?: string; moveBy?: string; flexible?: ("1"); due?: ("1"); ids?: string; q?: string; sort?: ("score" | "recent" | "quiet"); after?: string; limit?: number }; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; conversationId: string | null; name: string | null; email: string | null; phone: string | null; budget: number | null; timeline: string | null; area: string | null; bedrooms: (JsonValue); source: string | null; status: ("hot" | "warm" | "cold"); stage: ("new" | "contacted" | "showing" | "applied" | "leased" | "lost"); score: number; language: ("en" | "es"); lastMessage: string; needsYou: boolean; updatedAt: string; nextTodo: { text: string; dueOn: string | null } | null; waitingSince: string | null })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    /** Add a lead from elsewhere; someone you already have is merged */
    post: { parameters: { query?: never; path?: never }; requestBody: { content: { "application/json": { name: string; email?: string; phone?: string; budget?: number; area?: string; bedrooms?: number; moveIn?: (string | ("asap" | "flexible")); source?: string; language?: ("en" | "es"); note?: string; ifKnown?: ("merge" | "ask") } } }; responses: { 201: { headers: { [name: string]: unknown }; content: { "application/json": { id: string } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/leads/{id}": {
    parameters: {};
    /** A lead with its details, reasons and open items */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; conversationId: string | null; name: string | null; email: string | null; phone: string | null; budget: number | null; timeline: string | null; area: string | null; bedrooms: (JsonValue); source: string | null; status: ("hot" | "warm" | "cold"); stage: ("new" | "contacted" | "showing" | "applied" | "leased" | "lost"); score: number; language: ("en" | "es"); lastMessage: string; needsYou: boolean; updatedAt: string; abilities: { change: boolean; remove: boolean; merge: boolean; invite: boolean }; facts: ({ slot: ("area" | "bedrooms" | "bathrooms" | "budget" | "move_in" | "lease_months" | "pets" | "parking" | "furnished" | "occupants" | "name" | "phone" | "email" | "showing_request"); value: JsonValue; quote: string | null; fromHome?: (true); before?: (JsonValue) })[]; reasons: ({ id: string; points: number; data?: { [name: string]: (string | number) } })[]; tasks: ({ id: string; kind: ("knowledge_gap" | "ask_human" | "voucher" | "accommodation" | "screening" | "negotiation" | "access" | "emergency" | "scam" | "showing" | "privacy" | "private_contact" | "contact_wish" | "promise"); topic: string | null; urgent: boolean; quote: string; address: string | null; savesTo: string | null; hasDraft: boolean; createdAt: string })[]; refused: (string)[]; notice: { version: string; shownAt: string } | null; linkName: string | null; homeId: string | null; createdAt: string; doneAt: string | null; rent: number | null; commission: number | null; lostReason: ("found_other" | "price" | "timing" | "no_answer" | "changed_plans" | "other") | null; duplicates: ({ id: string; conversationId: string | null; name: string | null; score: number; status: ("hot" | "warm" | "cold"); createdAt: string; matched: (("phone" | "email"))[] })[]; merged: ({ id: string; conversationId: string | null; name: string | null; score: number; status: ("hot" | "warm" | "cold"); createdAt: string; matched: (("phone" | "email"))[]; by: ("agent" | "assistant"); at: string; abilities: { unmerge: boolean } })[]; threads: ({ conversationId: string; startedAt: string; lastHeardAt: string; needsYou: boolean })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    /** Change a lead's stage */
    patch: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { stage: ("new" | "contacted" | "showing" | "applied" | "leased" | "lost"); rent?: number; commission?: number; signedOn?: string; reason?: ("found_other" | "price" | "timing" | "no_answer" | "changed_plans" | "other") } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { done: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    /** Remove a lead; it can be restored for 30 days */
    delete: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { done: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
  };
  "/api/leads/{id}/matches": {
    parameters: {};
    /** Listings that fit a lead */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { considered: number; fitting: number; matches: ({ propertyId: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; percentage: number; reasons: ({ criterion: ("budget" | "bedrooms" | "move_in" | "pets" | "area" | "bathrooms" | "parking" | "furnished" | "lease"); outcome: ("fits" | "differs" | "unknown" | "misses"); data?: { [name: string]: (string | number) } })[] })[]; nearMisses: ({ propertyId: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; percentage: number; reasons: ({ criterion: ("budget" | "bedrooms" | "move_in" | "pets" | "area" | "bathrooms" | "parking" | "furnished" | "lease"); outcome: ("fits" | "differs" | "unknown" | "misses"); data?: { [name: string]: (string | number) } })[] })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/leads/{id}/history": {
    parameters: {};
    /** What happened to a lead */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; actor: ("agent" | "assistant" | "renter"); kind: ("arrived" | "added" | "stage" | "fact" | "note" | "temperature" | "removed" | "restored" | "merged" | "unmerged" | "task" | "completed" | "opted_out" | "opted_in" | "redacted" | "security" | "called" | "showing" | "paused" | "resumed" | "taken_over" | "stepped_in" | "handed_back" | "reviewed" | "muted" | "unmuted"); detail: { [name: string]: JsonValue }; at: string })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/leads/export.csv": {
    parameters: {};
    /** Download leads as CSV */
    get: { parameters: { query?: { status?: string; stage?: ("new" | "contacted" | "showing" | "applied" | "leased" | "lost"); source?: string; link?: string; language?: ("en" | "es"); waiting?: ("1"); onlyMessage?: ("1"); from?: string; to?: string; budgetFrom?: number; budgetTo?: number; size?: number; area?: string; moveBy?: string; flexible?: ("1"); due?: ("1"); ids?: string; q?: string; sort?: ("score" | "recent" | "quiet"); after?: string; limit?: number }; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "text/csv": string } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/leads/{id}/contact.vcf": {
    parameters: {};
    /** A lead as a contact (vCard) */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "text/vcard": string } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/leads/{id}/facts": {
    parameters: {};
    get?: never;
    put?: never;
    post?: never;
    /** Correct one detail of a lead */
    patch: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": ({ slot: ("area"); value: string | null } | { slot: ("bedrooms"); value: (number | { min?: number; max?: number }) | null } | { slot: ("bathrooms"); value: (number | { min?: number; max?: number }) | null } | { slot: ("budget"); value: { min?: number; max?: number } | null } | { slot: ("move_in"); value: (string | ("asap" | "flexible")) | null } | { slot: ("lease_months"); value: number | null } | { slot: ("parking" | "furnished"); value: boolean | null } | { slot: ("pets"); value: { has: boolean; kind?: string } | null } | { slot: ("name"); value: string | null } | { slot: ("phone"); value: string | null } | { slot: ("email"); value: string | null }) } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { done: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    delete?: never;
  };
  "/api/leads/{id}/restore": {
    parameters: {};
    get?: never;
    put?: never;
    /** Restore a removed lead */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { done: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/leads/{id}/merge": {
    parameters: {};
    get?: never;
    put?: never;
    /** Merge another lead into this one */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { leadId: string } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { done: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/leads/{id}/unmerge": {
    parameters: {};
    get?: never;
    put?: never;
    /** Undo a merge */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { leadId: string } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { done: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/leads/template.csv": {
    parameters: {};
    /** The template for imports */
    get: { parameters: { query?: never; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "text/csv": string } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/leads/{id}/notes": {
    parameters: {};
    /** A lead's notes */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; text: string; createdAt: string; changedAt: string })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    /** Add a note */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { text: string } } }; responses: { 201: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; text: string; createdAt: string; changedAt: string } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/leads/{id}/notes/{noteId}": {
    parameters: {};
    get?: never;
    put?: never;
    post?: never;
    /** Change a note */
    patch: { parameters: { query?: never; path: { id: string; noteId: string } }; requestBody: { content: { "application/json": { text: string } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; text: string; createdAt: string; changedAt: string } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    /** Delete a note */
    delete: { parameters: { query?: never; path: { id: string; noteId: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { done: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
  };
  "/api/conversations/{id}/messages/{seq}/verdict": {
    parameters: {};
    get?: never;
    /** Mark a reply of the assistant as wrong */
    put: { parameters: { query?: never; path: { id: string; seq: number } }; requestBody: { content: { "application/json": { wrong: boolean } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; role: ("assistant" | "user"); author: ("renter" | "assistant" | "agent"); content: string; timestamp: string; language: ("en" | "es"); times?: ({ at: string; date: string; time: string; label: string })[]; earlierTimes?: ({ at: string; date: string; time: string; label: string })[]; timesFor?: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string }; matches?: ({ id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string; photoCount: number; percentage: number; isNearMiss: boolean; reasons: ({ fits: boolean; text: string })[]; moveInTotal: number | null })[]; question?: string; showing?: { path: string; status: ("held" | "requested" | "confirmed"); at: string; date: string; time: string; label: string; endsAt: string; home: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string } | null }; reach?: (true); reviewed: ("approved" | "edited") | null; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; why: { understood: string | null; worded: string | null; rules: (string)[]; score: number; scoreBefore: number; reasons: ({ id: string; points: number; before: number })[] } | null; channel: ("web" | "sms" | "whatsapp" | "email"); delivery: { channel: ("web" | "sms" | "whatsapp" | "email"); status: ("queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled" | "unseen"); reason: string | null; errorCode: number | null; dueAt: string | null; segments: number | null } | null; media: ({ id: string; contentType: string; name: string | null })[]; markedWrong: boolean; learned: ({ slot: string; value: JsonValue; before?: (JsonValue) })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/conversations/{id}": {
    parameters: {};
    /** Who answers a conversation, its drafts and events */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; leadId: string | null; name: string | null; linkName: string | null; home: string | null; language: ("en" | "es"); status: ("active" | "waiting" | "completed" | "stopped"); control: ("assistant" | "review" | "agent"); pauseLeft: number | null; reach: { channel: ("web" | "sms" | "whatsapp" | "email"); windowEndsAt: string | null }; mode: ("full" | "balanced" | "minimal"); muted: boolean; optedOut: boolean; drafts: ({ id: string; conversationId: string; kind: ("reply" | "answer" | "showing" | "properties" | "follow_up"); topic: string | null; content: string; translation: string; language: ("en" | "es"); needsAnswer: boolean; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; status: ("waiting" | "sent" | "rejected" | "superseded"); savesTo: string | null; savesAsOwn: boolean; createdAt: string })[]; events: ({ id: string; kind: string; createdAt: string })[]; createdAt: string; updatedAt: string } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/conversations/{id}/control": {
    parameters: {};
    get?: never;
    /** Choose who answers: what the assistant does (full, balanced or minimal), and whether you’re muted */
    put: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { mode?: ("full" | "balanced" | "minimal"); review?: (true); muted?: boolean; resume?: (true) } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; leadId: string | null; name: string | null; linkName: string | null; home: string | null; language: ("en" | "es"); status: ("active" | "waiting" | "completed" | "stopped"); control: ("assistant" | "review" | "agent"); pauseLeft: number | null; reach: { channel: ("web" | "sms" | "whatsapp" | "email"); windowEndsAt: string | null }; mode: ("full" | "balanced" | "minimal"); muted: boolean; optedOut: boolean; drafts: ({ id: string; conversationId: string; kind: ("reply" | "answer" | "showing" | "properties" | "follow_up"); topic: string | null; content: string; translation: string; language: ("en" | "es"); needsAnswer: boolean; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; status: ("waiting" | "sent" | "rejected" | "superseded"); savesTo: string | null; savesAsOwn: boolean; createdAt: string })[]; events: ({ id: string; kind: string; createdAt: string })[]; createdAt: string; updatedAt: string } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/drafts": {
    parameters: {};
    /** Replies waiting for your approval */
    get: { parameters: { query?: { after?: string; limit?: number }; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; conversationId: string; kind: ("reply" | "answer" | "showing" | "properties" | "follow_up"); topic: string | null; content: string; translation: string; language: ("en" | "es"); needsAnswer: boolean; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; status: ("waiting" | "sent" | "rejected" | "superseded"); savesTo: string | null; savesAsOwn: boolean; createdAt: string; leadId: string | null; leadName: string | null })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/drafts/{id}/approve": {
    parameters: {};
    get?: never;
    put?: never;
    /** Send a draft, with another text if you like */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { text?: string; save?: boolean; translation?: { language: ("en" | "es"); text: string } } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; role: ("assistant" | "user"); author: ("renter" | "assistant" | "agent"); content: string; timestamp: string; language: ("en" | "es"); times?: ({ at: string; date: string; time: string; label: string })[]; earlierTimes?: ({ at: string; date: string; time: string; label: string })[]; timesFor?: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string }; matches?: ({ id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string; photoCount: number; percentage: number; isNearMiss: boolean; reasons: ({ fits: boolean; text: string })[]; moveInTotal: number | null })[]; question?: string; showing?: { path: string; status: ("held" | "requested" | "confirmed"); at: string; date: string; time: string; label: string; endsAt: string; home: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string } | null }; reach?: (true); reviewed: ("approved" | "edited") | null; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; why: { understood: string | null; worded: string | null; rules: (string)[]; score: number; scoreBefore: number; reasons: ({ id: string; points: number; before: number })[] } | null; channel: ("web" | "sms" | "whatsapp" | "email"); delivery: { channel: ("web" | "sms" | "whatsapp" | "email"); status: ("queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled" | "unseen"); reason: string | null; errorCode: number | null; dueAt: string | null; segments: number | null } | null; media: ({ id: string; contentType: string; name: string | null })[]; markedWrong: boolean; learned: ({ slot: string; value: JsonValue; before?: (JsonValue) })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/drafts/{id}/reject": {
    parameters: {};
    get?: never;
    put?: never;
    /** Reject a draft */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { rejected: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/drafts/{id}/restore": {
    parameters: {};
    get?: never;
    put?: never;
    /** Undo the rejection of a draft */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { restored: (true) } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/items/{id}/close": {
    parameters: {};
    get?: never;
    put?: never;
    /** Close an open item */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { as: ("answered" | "done" | "dismissed") } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { closed: boolean } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/items/{id}/answer": {
    parameters: {};
    get?: never;
    put?: never;
    /** Answer a renter’s question, and save the answer to its listing */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { text: string; save?: boolean; translation?: { language: ("en" | "es"); text: string } } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; role: ("assistant" | "user"); author: ("renter" | "assistant" | "agent"); content: string; timestamp: string; language: ("en" | "es"); times?: ({ at: string; date: string; time: string; label: string })[]; earlierTimes?: ({ at: string; date: string; time: string; label: string })[]; timesFor?: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string }; matches?: ({ id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string; photoCount: number; percentage: number; isNearMiss: boolean; reasons: ({ fits: boolean; text: string })[]; moveInTotal: number | null })[]; question?: string; showing?: { path: string; status: ("held" | "requested" | "confirmed"); at: string; date: string; time: string; label: string; endsAt: string; home: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string } | null }; reach?: (true); reviewed: ("approved" | "edited") | null; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; why: { understood: string | null; worded: string | null; rules: (string)[]; score: number; scoreBefore: number; reasons: ({ id: string; points: number; before: number })[] } | null; channel: ("web" | "sms" | "whatsapp" | "email"); delivery: { channel: ("web" | "sms" | "whatsapp" | "email"); status: ("queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled" | "unseen"); reason: string | null; errorCode: number | null; dueAt: string | null; segments: number | null } | null; media: ({ id: string; contentType: string; name: string | null })[]; markedWrong: boolean; learned: ({ slot: string; value: JsonValue; before?: (JsonValue) })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/items/{id}/reopen": {
    parameters: {};
    get?: never;
    put?: never;
    /** Reopen an item */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { closed: boolean } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/showings": {
    parameters: {};
    /** Upcoming showings; `from`, `to` and `leadId` narrow it */
    get: { parameters: { query?: { from?: string; to?: string; withoutCanceled?: ("true"); leadId?: string; after?: string; limit?: number }; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; at: string; endsAt: string; status: ("held" | "requested" | "confirmed" | "canceled"); declined?: (true); address: string | null; point: ((number | number))[] | null; propertyId: string | null; conversationId: string | null; leadId: string | null; leadName: string | null; leadPhone: string | null; told: boolean; language: ("en" | "es") })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    /** Book a showing you arranged with a lead */
    post: { parameters: { query?: never; path?: never }; requestBody: { content: { "application/json": { leadId: string; propertyId: string; at: string } } }; responses: { 201: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; at: string; endsAt: string; status: ("held" | "requested" | "confirmed" | "canceled"); declined?: (true); address: string | null; point: ((number | number))[] | null; propertyId: string | null; conversationId: string | null; leadId: string | null; leadName: string | null; leadPhone: string | null; told: boolean; language: ("en" | "es") } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/showings/{id}/times": {
    parameters: {};
    /** Free times to move a showing to */
    get: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { times: (string)[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/showing-times": {
    parameters: {};
    /** Your free times */
    get: { parameters: { query?: never; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { times: (string)[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    post?: never;
    patch?: never;
    delete?: never;
  };
  "/api/showings/{id}/confirm": {
    parameters: {};
    get?: never;
    put?: never;
    /** Confirm a requested showing */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; at: string; endsAt: string; status: ("held" | "requested" | "confirmed" | "canceled"); declined?: (true); address: string | null; point: ((number | number))[] | null; propertyId: string | null; conversationId: string | null; leadId: string | null; leadName: string | null; leadPhone: string | null; told: boolean; language: ("en" | "es") } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/showings/{id}/cancel": {
    parameters: {};
    get?: never;
    put?: never;
    /** Cancel a showing */
    post: { parameters: { query?: never; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; at: string; endsAt: string; status: ("held" | "requested" | "confirmed" | "canceled"); declined?: (true); address: string | null; point: ((number | number))[] | null; propertyId: string | null; conversationId: string | null; leadId: string | null; leadName: string | null; leadPhone: string | null; told: boolean; language: ("en" | "es") } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/showings/{id}/move": {
    parameters: {};
    get?: never;
    put?: never;
    /** Move a showing */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { at: string } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; at: string; endsAt: string; status: ("held" | "requested" | "confirmed" | "canceled"); declined?: (true); address: string | null; point: ((number | number))[] | null; propertyId: string | null; conversationId: string | null; leadId: string | null; leadName: string | null; leadPhone: string | null; told: boolean; language: ("en" | "es") } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/showings/{id}/swap": {
    parameters: {};
    get?: never;
    put?: never;
    /** Swap the times of two showings */
    post: { parameters: { query?: never; path: { id: string } }; requestBody: { content: { "application/json": { withId: string } } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; at: string; endsAt: string; status: ("held" | "requested" | "confirmed" | "canceled"); declined?: (true); address: string | null; point: ((number | number))[] | null; propertyId: string | null; conversationId: string | null; leadId: string | null; leadName: string | null; leadPhone: string | null; told: boolean; language: ("en" | "es") })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/blocked-times": {
    parameters: {};
    /** Time you’ve blocked; `from` and `to` are required */
    get: { parameters: { query: { from: string; to: string }; path?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": ({ id: string; from: string; to: string; note: string; seriesId: string | null })[] } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    put?: never;
    /** Block time */
    post: { parameters: { query?: never; path?: never }; requestBody: { content: { "application/json": { from: string; to: string; note?: string; weeklyUntil?: string; except?: (string)[] } } }; responses: { 201: { headers: { [name: string]: unknown }; content: { "application/json": { id: string; from: string; to: string; note: string; seriesId: string | null } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/blocked-times/{id}": {
    parameters: {};
    get?: never;
    put?: never;
    post?: never;
    patch?: never;
    /** Unblock time */
    delete: { parameters: { query?: { andLater?: ("true") }; path: { id: string } }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { from: string; to: string; note: string; weeklyUntil?: string; except: (string)[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
  };
  "/api/properties/import": {
    parameters: {};
    get?: never;
    put?: never;
    /** Import listings from CSV; `commit=true` stores them */
    post: { parameters: { query?: { commit?: ("true" | "false"); publish?: ("true" | "false"); columns?: string }; path?: never }; requestBody: { content: { "text/csv": string } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { committed: boolean; created: number; updated: number; unchanged: number; failed: number; errors: ({ line: number; about: string; column: string; value: string; text: string })[]; ignoredColumns: (string)[]; columns: ({ name: string; field: ("address" | "unit" | "area" | "price" | "bedrooms" | "bathrooms" | "squareFeet" | "status" | "availableFrom" | "externalId" | "description" | "pets" | "petFee" | "parkingSpaces" | "furnished" | "application" | "firstMonth" | "lastMonth" | "deposit" | "otherFees" | "leaseMin" | "leaseMax" | "utilities" | "sourceUrl") | null; example: string })[]; needsAddress: boolean; publishable: number; preview: ({ line: number; change: ("created" | "updated" | "unchanged"); address: string; area: string | null; price: number | null; bedrooms: number | null; bathrooms: number | null; status: ("draft" | "active" | "pending" | "leased" | "off_market"); live: boolean; changes: ({ field: ("address" | "unit" | "area" | "price" | "bedrooms" | "bathrooms" | "squareFeet" | "status" | "availableFrom" | "externalId" | "description" | "pets" | "petFee" | "parkingSpaces" | "furnished" | "application" | "firstMonth" | "lastMonth" | "deposit" | "otherFees" | "leaseMin" | "leaseMax" | "utilities" | "sourceUrl"); before: (string | number | boolean | (string)[]) | null; after: (string | number | boolean | (string)[]) | null })[] })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
  "/api/leads/import": {
    parameters: {};
    get?: never;
    put?: never;
    /** Import leads from CSV; `commit=true` stores them, `known=update` also changes leads you have */
    post: { parameters: { query?: { commit?: ("true" | "false"); columns?: string; known?: ("skip" | "update") }; path?: never }; requestBody: { content: { "text/csv": string } }; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": { committed: boolean; created: number; updated: number; unchanged: number; failed: number; errors: ({ line: number; about: string; column: string; value: string; text: string })[]; ignoredColumns: (string)[]; columns: ({ name: string; field: ("name" | "firstName" | "lastName" | "phone" | "email" | "language" | "budget" | "area" | "bedrooms" | "moveIn" | "note" | "stage" | "source") | null; example: string })[]; skipped: number; known: number; needsContact: boolean; protectedColumns: (string)[]; shortenedNotes: number; preview: ({ line: number; change: ("created" | "updated" | "unchanged" | "skipped"); name: string; phone: string | null; email: string | null; area: string | null; budget: number | null; stage: ("new" | "contacted" | "showing" | "applied" | "leased" | "lost") })[]; knownRows: ({ line: number; leadId: string; name: string; change: ("updated" | "unchanged" | "skipped"); matched: (("phone" | "email"))[]; otherName: string | null; changes: ({ slot: string; before: JsonValue; after: JsonValue })[]; note: string | null })[] } } }; 401: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; 403: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } }; default: { headers: { [name: string]: unknown }; content: { "application/json": ApiError } } } };
    patch?: never;
    delete?: never;
  };
}

/** What a webhook sends; `type` is the event. */
export type WebhookPayload = { type: ("lead.created" | "lead.updated" | "lead.finished" | "message.received" | "conversation.handed_off" | "showing.requested" | "showing.confirmed" | "showing.moved" | "showing.canceled" | "webhook.test"); timestamp: string; data: { lead?: { id: string; conversationId: string | null; name: string | null; email: string | null; phone: string | null; budget: number | null; timeline: string | null; area: string | null; bedrooms: (JsonValue) | null; source: string | null; status: ("hot" | "warm" | "cold"); stage: ("new" | "contacted" | "showing" | "applied" | "leased" | "lost"); score: number; language: ("en" | "es"); lastMessage: string; needsYou: boolean; updatedAt: string } | null; conversationId?: string; message?: { id: string; role: ("assistant" | "user"); author: ("renter" | "assistant" | "agent"); content: string; timestamp: string; language: ("en" | "es"); times?: ({ at: string; date: string; time: string; label: string })[]; earlierTimes?: ({ at: string; date: string; time: string; label: string })[]; timesFor?: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string }; matches?: ({ id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string; photoCount: number; percentage: number; isNearMiss: boolean; reasons: ({ fits: boolean; text: string })[]; moveInTotal: number | null })[]; question?: string; showing?: { path: string; status: ("held" | "requested" | "confirmed"); at: string; date: string; time: string; label: string; endsAt: string; home: { id: string; address: string; area: string; price: number; bedrooms: number; bathrooms: number; squareFeet: number | null; availableFrom: string | null; photo: { small: string; medium: string; large: string; placeholder: string | null; alt: string } | null; drawing: string } | null }; reach?: (true); reviewed: ("approved" | "edited") | null; grounds: ({ topic: string; address: string; updated?: (string | string); value?: (string | number | ((number | number))[]); count?: number; missing?: (true) })[]; why: { understood: string | null; worded: string | null; rules: (string)[]; score: number; scoreBefore: number; reasons: ({ id: string; points: number; before: number })[] } | null; channel: ("web" | "sms" | "whatsapp" | "email"); delivery: { channel: ("web" | "sms" | "whatsapp" | "email"); status: ("queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled" | "unseen"); reason: string | null; errorCode: number | null; dueAt: string | null; segments: number | null } | null; media: ({ id: string; contentType: string; name: string | null })[]; markedWrong: boolean; learned: ({ slot: string; value: JsonValue; before?: (JsonValue) })[] }; reason?: ("person_wanted" | "emergency"); showing?: { id: string; at: string; endsAt: string; status: ("held" | "requested" | "confirmed" | "canceled"); declined?: (true); address: string | null; point: ((number | number))[] | null; propertyId: string | null; conversationId: string | null; leadId: string | null; leadName: string | null; leadPhone: string | null; told: boolean; language: ("en" | "es") } } };

export type ApiError = { error: string; code: string; fields?: { [name: string]: string } };

export type JsonValueInput = (string | number | boolean | (JsonValueInput)[] | { [name: string]: JsonValueInput }) | null;
export type JsonValue = (string | number | boolean | (JsonValue)[] | { [name: string]: JsonValue }) | null;
