/** English phrases that ask for a fact of a listing: see `LanguagePack.signals` for how they are written. */
export const facts: Record<string, readonly string[]> = {
  asksOfThing: [
    "is|are there a|an|any|some",
    "does|do it|they|this|that|you|the_unit|the_building|the_apartment|the_place have|come|offer|include",
    "has it a|an|any",
    "who owns|manages|runs|built",
  ],
  "topic:price": [
    "how much ~ rent|month|it|cost|is|this|that|for|apartment|the|are|they|per",
    "< how much >",
    "what|whats ~ rent|price|cost|monthly|rate|rents",
  ],
  "topic:availability": [
    "earliest|soonest ~ move|available|start|moving",
    "how soon ~ move|start|get|available|ready",
    "still available|open|vacant",
    "is|are|when|it|was ~ available|vacant|taken|rented|avail",
  ],
  "topic:occupancy_limit": [
    "how many ~ people|persons|tenants|occupants|adults|roommates|of_us ~ can|live|allowed|stay|max|fit",
    "maximum|max number? of? people|occupants|occupancy|tenants",
    "limit ~ people|occupants",
  ],
  "topic:distance": [
    "how far|close|near ~",
    "how long ~ drive|walk|commute|get_to",
    "walking distance|score",
    "far from|to|is|away",
    "close|near to|by the? ~ metro|beach|airport|downtown|work|bus|supermarket|train|publix|highway|park|school|metrorail|hospital|water",
  ],
  "topic:lease_term": [
    "short|long term",
    "month to month",
    "lease|contract ~ length|term|long|minimum|how",
    "# month|year|months lease ~",
    "how long|minimum ~ lease|contract|stay",
  ],
  "topic:move_in_cost": [
    "how much ~ to_move|movein|upfront|up_front|total",
    "total ~ move|upfront|up_front",
    "first last|and ~ security|deposit|last",
    "what|how ~ need|pay|due ~ upfront|up_front|at_signing|to_move|to_get_in|moving_in",
  ],
  "topic:application": [
    "how|what|when|where ~ apply|application",
    "application process|link|form|take",
    "documents|paperwork ~ need|required|do",
  ],
  "topic:requirements": [
    "what ~ need|require|required|requirements ~ to qualify|apply|rent|qualify",
    "credit score ~ need|required|minimum|min",
    "minimum|min|required ~ credit|income|score",
    "# times|x the rent|income",
    "need ~ cosigner|guarantor|co",
    "cosign|cosigner|cosigning|guarantor|co_sign",
    "accept ~ cosigner|guarantor|co|self employed|foreign",
  ],
  situation: [
    "self employed",
    "freelance|freelancer|1099|contractor|student|retired|unemployed|intern|commission|tips|cash",
    "work|working for myself|remotely|on_commission|part_time|from_home",
    "new job",
    "no|low|bad|poor|thin|without ~ credit|rental_history|job|social|ssn|references",
    "own|run my? ~ business|company",
    "on a visa|work_permit|fixed_income|social_security",
  ],
  "topic:pet_fee": [
    "fee|deposit|charge|extra|cost|rent|much|pay for|per|a|the|with|my ~ pet|pets|dog|dogs|cat|cats",
    "pet fee|deposit|rent|fees|charge",
    "how much ~ pets|pet|dog|cat|dogs|cats",
  ],
  "topic:utilities": [
    "included|include|includes|cover|covers ~ water|electric|electricity|utilities|gas|power|trash|light",
    "water|electricity|electric|utilities|gas|power ~ included|include|separate|extra",
    "whats|what_is ~ included",
    "include|includes|included|cover|covers everything|all|anything",
  ],
};
