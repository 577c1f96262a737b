import type { Vocabulary } from "./words.ts";

const words = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .filter(Boolean);

/** English, folded. */
export const en: Vocabulary = {
  core: words(`
    a an the this that these those it its i me my we us our you your and or so but if then
    is are am be been being have has had having do does did doing can could would should might in on of to for with
    as about by at into also too just only well here there already please hi hello hey thanks thank very really quite
    which what who whom how any some other another others same both each all let
    know knows tell told share sharing mention mentioned say said speak speaking talk talking ask asking answer write
    help helps helping helpful assist start started starting begin continue go going follow following up
    note noted noting jot jotted down record recorded keep keeping mind remember set update updating updated add added
    search searching look looking looked want wanted wants need needed needs like liked prefer preferred preference
    plan planning planned hope hoping aim aiming think thinking thought consider considering wonder wondering
    choose choosing pick select suit suits work works working use using become becomes bit more detail details
    understood currently exactly ideally ideal perhaps maybe personally happy glad yes see seeing got make sense sure
    according based
  `),
  phrases: lines(`
    got it
    happy to help
    i'm happy to help
    glad to help
    good to know
    nice to meet you
    a pleasure
    great to meet you
    good to meet you
    lovely to meet you
    pleasure to meet you
    a pleasure to meet you
    to get started
    let me know
    keep that in mind
    keep it in mind
    i'll keep
    i'll note
    i'll look for
    i'll remember
    i'll make a note
    i've made a note
    made a note
    i've got
    i have you down for
    i've updated
    which one
    leave one
    first name
    visit one
    visit one of them
    visit one of these
    see one
    see one of them
    see one of these
    one of these
    one of them
    that one
    next up
    to narrow it down
    help narrow things down
    narrow things down
    just to confirm
    to confirm
    for the search
    for your search
    your search
    in mind
    so far
    by the way
    at the moment
    right now
    thanks for letting me know
    thanks for reaching out
    thank you for letting me know
    thanks for the update
    thanks for sharing
    thanks so much
    thank you so much
    whenever you like
    whenever you're ready
    feel free
    you're welcome
    my pleasure
    any time
    anytime
    take care
    have a great day
    have a good one
    talk soon
    talk to you soon
    bye for now
    one more thing
    could you
    could i get
    can i get
    may i get
    how about
    you're very welcome
    thanks for asking
    thanks for checking
    thanks for clarifying
    good question
    great question
    just so i know
    so i know
    happy to
    i'd love to
    before we continue
    before i continue
    moving on
    to help
    to help me
    for now
    at this time
    as well
    as of now
    if you don't mind
    if you'd like
    would you like
    do you have
    no need
    no need to share that
    no need for that
    let's
    what about
    what's more
    i'd
    you'd
    i'll
    we'll
    follow up
    as you like
    up to you
    to make sure
    make sure
    i'll search
    i'll update
    work with
    `),
  openers: [
    ...words(`great perfect wonderful awesome excellent lovely absolutely certainly alright right good nice fantastic
      sure welcome gladly super amazing okay ok fine definitely cool understood noted thanks`),
    ...lines(`
      sounds good
      sounds great
      sounds perfect
      no problem
      no problem at all
      no worries
      no worries at all
      not a problem
      not at all
      of course
      sure thing
      all right
      all set
      that works
      makes sense
      no rush
      don't worry
      that's fine
      that's okay
      that's perfectly fine
      that's totally fine
      that's great
      very good
      very well
      thank you
    `),
  ],
  cheers: [...words("perfect great wonderful lovely awesome excellent noted understood"), "got it"],
  acts: {
    greet: words("good there wrote reaching glad welcome"),
    confirm:
      words(`stay date looking for around move move-in moving budget rent month monthly per updated changed corrected
      correction switched instead now down adjusted set place home apartment rental notes recorded added search
      people lease with budgeted rather`),
    forget: words("removed dropped off list taken out longer considering ignore anymore forget cleared"),
    answer_fact:
      words(`costs cost goes becomes one will rent rents rented month monthly per listed listing available from updated last current asking
      located sits address measures size says according has comes details noted confirmed information`),
    answer_range: words(
      "go goes listings listing rent rents month monthly per between range ranging runs across updated last current go",
    ),
    listings_overview: words(`listings listing homes options rent rents month monthly per match matches matching fit
      fits available located across updated last current ranging there located priced`),
    offer_listings:
      words(`found listings listing homes options match matches matching fit fits best visit showing see tour like
      month monthly per would interested work works top closest rent check out take look take`),
    invite_visit: words(
      "visit showing see tour like would interested which one any in person want come look schedule set up",
    ),
    offer_times:
      words(`visit visits tour showing showings see works work best suit suits available free open slot slots times
      time prefer option options schedule come stop by either either fits good convenient could meet offer another
      other instead isn't unfortunately taken that alternatives move show`),
    accept_refusal: words(
      "fine skip skipping leave leaving out okay worry need move continue without totally completely",
    ),
    switch_language: words("english continue switch on speak"),
    reprompt: words(
      "sorry catch follow followed quite understand missed could again another rephrase way other say didn't",
    ),
    not_understood: words("sorry catch quite understand missed follow try something else ask another didn't"),
    ask_what_changed: words("sorry mistake change correct right information fix update should wrong apologies"),
    noted: words("pass passed passing along share shared added add message"),
    thanks_reply: words("welcome pleasure glad help happy"),
    goodbye: words("bye goodbye soon care chat back come day great pick whenever stays"),
  },
  questions: {
    area: {
      keys: words("area areas neighborhood neighborhoods neighbourhood where part parts location"),
      words: words(
        "interests should have place neighborhood ideal looking consider considering live living city town prefer preferred prefer ideally hoping like want interested near be focus",
      ),
    },
    bedrooms: {
      keys: words("bedrooms"),
      words: words("many need want prefer number ideal size place hoping like should have looking home apartment"),
    },
    budget_max: {
      keys: [...words("budget pay rent spend"), "how much", "too much"],
      words: words(
        "each ideal roughly keep should have working month pay spend cover monthly per much most max maximum comfortable like want limit working range top price up to",
      ),
    },
    move_in: {
      keys: words("when date move-in soon"),
      words: words(
        "ideal should roughly work works aiming thinking have timeline month move moving planning hoping like want need place start ideally timing target into",
      ),
    },
    name: {
      keys: words("name call who"),
      words: words("may should get use go give first put ask share who helping speaking chatting with"),
    },
    phone: {
      keys: words("phone e-mail email reach"),
      words: words(
        "number use get have give good one best good way where contact address prefer should get touch back either share leave",
      ),
    },
  },
  verdicts: words(
    "fine ok okay good great perfect excellent problem problems welcome possible allowed permitted accepted",
  ),
  negations: words("not no never none nor neither isn't aren't don't doesn't didn't can't cannot won't without n't"),
  moments: words("before after until till except around"),
  limits: words(
    "roughly approximately over above under below from least most max maximum minimum than only exactly about around nearly almost until before after up",
  ),
  starts: words("from since starting beginning"),
  limitsAfter: words("more less plus extra off minimum each weekly daily yearly upfront"),
  numbers: words(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half
    quarter double triple dozen couple percent first second third once twice single pair grand`),
  banned: lines(`
    for you only
    just for you
    i can do that
    you can have it
    you have it
    perfect for
    great for
    ideal for
    good for
    right for you
    you can move in
    i have to
    you have to
    you would have to
    is on us
    is on me
    on the house
    it is all yours
    get it
    rented from
    rented since
    rented until
    the best of
    best of them
    the best one
  `),
};
