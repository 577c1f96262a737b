import type { AsidePhrases } from "../../dialogue/aside.ts";

/** Phrases of English speakers about anything but their search. */
export const asides: AsidePhrases = {
  who: "who are you|who is this|whos this|who am i (talking|speaking|chatting|texting) (to|with)|who do you work for",
  genuine:
    "(is|are|was) (this|that|it|you|these|the listings?|this (listing|place|thing|number|chat)) (\\w+ ){0,2}(a )?(scam|legit|legitimate|real|fake|fraud|for real|genuine)( or (\\w+ )?\\w+)?|(a|another) scam|(whats|what is|wheres|where is) the catch|(is|theres|is there) (a|any) catch|how do i know (this|its|it|youre|you)( is| are)?( not)? (a )?(real|legit|scam)|(been|got|getting) scammed",
  how: "how does (this|it|that|this chat|the chat|this thing) work|how do you work|what (can|do) you do",
  free: "(is|are) (this|it|that|you|the chat|your service) free|do (you|i) (charge|pay) (me|you|for this)|what do you charge|how much do you charge|(does|do) (this|it|you) cost (me )?(anything|something)",
  needed:
    "what (else |more )?(do you|do u|you) need( from me| to know)?|what (info|information|details) do you need|(do you )?need anything else|anything else you need",
  next: "what happens (now|next|after)|whats next|what now|now what|what do i do now|what do we do now|when will (she|he|they|someone|somebody|i hear)|how soon will|(so )?(is )?that(s)? (all|it|everything)",
  think:
    "(let me|lemme) (think|check|see|ask|talk|look|confirm|sleep on)|ill (think about|let you know|get back|have to|check)|(need|have|got|gotta|want) to (think|ask|check|talk|discuss|see what)|give me a (sec|second|minute|min|moment|few)|hold on|one (sec|second|moment|minute|min)|tell you later|maybe later|not right now|thinking about it",
  number:
    "(your|her|his|their|the agents?|agents) (phone |cell )?(number|cell|phone|contact|email)|ill (just )?call|i will call|i can call|(prefer|rather|like) to call|id rather call|can i (just )?call|number (to|i can) call|how (do|can|could|would|should) i (reach|contact|call|text|message|get (a )?hold of|get in touch with) (you|her|him|them|the agent|your agent|\\w+$)|(do|does) (you|she|he|they|the agent) (have|has|use) (a )?(whatsapp|whats app)|(is|are) (you|she|he|they) on (whatsapp|whats app)",
  there: "are you (still )?there|you there|(any(one|body)|some(one|body)) there|hello hello",
  how_are_you: "how are you|how are u|how r u|hows it going|how you doing|how are things|how is it going|hows your day",
  hours:
    "(do|are) (you|they|u) (\\w+ )?(work|working|open|available) (on )?(the )?(weekends?|saturdays?|sundays?|evenings?|holidays?)|(your|office|business|opening) hours|when are you open|what time do you (open|close)|(open|work) (on )?(weekends|sundays|saturdays)",
  bring: "(should|do|must) i (need to )?bring|(need|have) to bring|bring anything",
  more: "tell me (more|about)|(more )?(info|information|details) (on|about|for|of)|more (info|information|details)|more about|what can you tell me|describe (it|the)|whats it like|what is it like|what (does|do) (the|that|this|it) ?(\\w+ ){0,3}(have|come with|offer)$|how is (it|the (place|apartment|unit|first|second|third))",
  best: "which (one )?(of (them|these|those|the two) )?(is|would be|looks|sounds|do you think is) (the |a )?(better|best|nicer|nicest)( \\w+)?|which (one )?(do|would|should) (you|i|we) (\\w+ )?(recommend|pick|choose|go (for|with)|get|take|prefer|like)|what (do|would) you (think|recommend|pick|choose)|whats the (best|better) (deal|option|value|one)",
  notify:
    "(let|keep) (me|us) (know|posted|updated|in mind|informed) (when|if|about|once|as soon)|(notify|alert|tell|text|email|call|message) (me|us) (when|if|once|as soon)|wait(ing)? ?list|put (me|us) on (the|a|your) list|keep (me|us) (posted|updated|in mind)",
  company:
    "(she|he|they) (could|can|would|will|wants? to|might|may) (\\w+ )?(come|join|see|go|visit)|(can|could|may|is it ok if|ok if|do you mind if) (i|we) (also )?(bring|come with|take) (\\w+ ){0,2}(mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|spouse|sister|brother|friends?|roommates?|son|daughter|kids|children|family|cousin|aunt|uncle|someone|somebody|fiancee?|contractor)|(can|could|may|is it ok if|ok if) my (\\w+ )?(mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|spouse|sister|brother|friend|roommates?|son|daughter|family|cousin|aunt|uncle|fiancee?) (comes?|joins?|come along|tags? along|go|goes)( (with me|along|too|as well))?|(ill|i will|im|were|well) (be )?(bring|bringing|coming with) my (mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|sister|brother|friend|roommates?|son|daughter|kids|family)|my (\\w+ )?(mom|mother|mama|dad|father|parents|husband|hubby|wife|partner|boyfriend|bf|girlfriend|gf|spouse|fiancee?|sister|brother|friends?|cousin|aunt|uncle|roommates?|son|daughter|kids|family) (\\w+ ){0,2}(comes?|coming|joins?|joining|tags?|tagging) (along|too|with (me|us))|(im|ill be|i will be|were) (coming|going|stopping by) (\\w+ ){0,3}with my (mom|mother|mama|dad|father|parents|husband|hubby|wife|partner|boyfriend|bf|girlfriend|gf|spouse|fiancee?|sister|brother|friends?|cousin|aunt|uncle|roommates?|son|daughter|kids|family)|my (mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|bf|gf|spouse|sister|brother|friends?|roommates?|son|daughter|kids|family|cousin|aunt|uncle|fiancee?) (is |might |may |will |would like to |wants to |could )?(also |probably |maybe )?(be )?(come|coming|join|joining|tag|tagging) (with me|along|too|as well|to (the|our|my) (showing|tour|visit|viewing))|(is it|its|thats|will it be) (ok|okay|fine|cool|a problem|alright) (if|to) (i |we )?(bring|my (mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|bf|gf|spouse|sister|brother|friends?|roommates?|son|daughter|kids|family|cousin|aunt|uncle|fiancee?) (comes|tags along|joins|is there|goes))( \\w+)*",
  alternatives:
    "(really |absolutely )?nothing( at all)?$|nothing (else|close|similar|near|nearby|available|cheaper|bigger|smaller)|(something|somewhere|anything|one|ones|places?) (a (little|bit) )?(cheaper|smaller|bigger|less expensive|more affordable)|whatever(s| is) (the )?cheapest|anything (else|similar|close|closer|near|nearby|cheaper|smaller|bigger|like that)|(could|can|would|do) i get (for|with|at)|what (do you have|have you got|is there|else is there) (near|around|close|nearby|for|under|at)|(other|more|different) options|closest (you have|thing|match|one)|(whats|what is|which is|which one is|which ones) (the )?(closest|nearest)|alternatives|what would fit|what fits|(?<!areas do )(?<!area do )(?<!neighborhoods do )(?<!neighborhood do )you (recommend|suggest)|what else do you have|what else is there|show me (others|more|other)",
  areas:
    "(what|which|whats|any) (\\w+ ){0,2}(areas?|neighborhoods?|parts? of town|places to live)( \\w+){0,3}( do)? (you|u) (recommend|suggest|have|cover)|(recommend|suggest) (me )?(an?|any|some|which|what) (\\w+ )?(areas?|neighborhoods?)|(what|which) (areas?|neighborhoods?) (do|are|have|would|should)|(dont|do not) (really )?know (the|any|what|which) (\\w+ )?(areas?|neighborhoods?|city)",
  stock:
    "^(hi |hey |hello |so |ok |and )*(what|whatcha|wat) (do |have |listings do |places do )?(you|u|ya|yall) (got|have|have got)( available| for rent| right now| now| open)*$|whats (available|on the market)( right now| now)?$|(show|see) (me )?(all|everything|what you have|what youve got|your listings)",
  usual_price:
    "(do|does) (they|it|those|one|these) (usually |normally |typically |generally )?(cost|go for|run|rent for)|whats (typical|normal|average|the going rate|the average)|what is (typical|normal|average|the going rate)|how much (are|do) (they|those|these|apartments|places|units|studios)",
  back: "its me( again)?|im back|me again|still looking|following up|checking (back )?in|back again",
  small_talk:
    "(hot|cold|nice|beautiful|rainy|crazy|long|busy) (day|out|today|weather|outside|week)|so hot|raining|what a day|haha|lol|jk|happy (friday|monday|holidays|new year)|good (and you|thanks)|im (good|fine|ok)|not bad",
  complains:
    "(cancel(l)?ed|ghosted|stood me up|bailed|flaked) (on )?(me|us)|(dont|do not|cant) trust (you|this|these)|(no ?body|no one|none of you|you never|you guys never|they never|never) (ever )?(has |have |even )?(answer|respond|repl|call|text|wrote|writ|got back|get back|gets back)\\w*( me)?|(still|been) waiting|(second|third|fourth|fifth|\\d+(rd|th)) time i|(you|this|you guys|you people) (is |are |were )?(so |totally |completely )?(useless|terrible|awful|horrible|a joke|ridiculous|unprofessional)|(terrible|awful|horrible|worst) (service|agent|company)|waste of (my )?time|this is ridiculous|fed up",
  dislikes_bots:
    "(hate|cant stand|sick of|tired of) (these|those) things|(hate|dislike|dont like|dont want|sick of|tired of|not talking to|cant stand) (to talk to |talking to |these |those |this |a |an )?(chat ?)?(bots?|robots?|machines?|ai|computers?)",
  apology:
    "^(so |oh |im |i am |ok )*sorry( about (that|it|this)| for the (delay|confusion|trouble))?$|my bad$|my mistake$|i apologi[sz]e",
  visit:
    "(did|has|have) (she|he|they|the agent|anyone) (confirm|confirmed|agree|agreed|accept|accepted)|(is|was) (it|this|that|(the|our) (time|visit|tour|showing|viewing|appointment)|my (visit|tour|showing|viewing|appointment)) (still )?(on|confirmed|booked|set|scheduled|happening)|(when|what time|where) (is|was) (my|our|the) (visit|tour|showing|viewing|appointment)|what time (was it|is it|did we say|am i coming)( now| then| again)*|((and |so )?(its|it is|is it|were)|confirm\\w*) (still )?(at|on|for) (\\w+ ){1,5}(right|correct|yes)$|(am i|are we) (still )?(booked|confirmed|on|scheduled|set)|when (will|does|is) (\\w+ ){0,2}(confirm|confirming)|is (everything|it all|all) (set|confirmed|good)|remind me (when|what time)|(who|whos|who is|who will|wholl) (will |is |be |going to |gonna )*(meet|meeting|greet|greeting|show|showing|let|letting) (me|us|it)( \\w+){0,2}$|who do (i|we) (meet|ask for|look for)|calendar (invite|invitation|file|entry|link)|add (it|this) to my calendar",
  late: "(running|be|im|ill be|going to be|gonna be) (\\w+ ){0,3}late|(be|there|arrive|come|get there) (\\w+ ){0,3}(min|mins|minutes|bit|little|hour) (early|late)|on my way|almost there|stuck in traffic",
  found:
    "(i|we) (already |just )?(found|got|rented|leased|signed( for)?) (a|an|another|something|somewhere|one) ?(place|apartment|home|else|elsewhere)?( else)?$|(already )?(found|rented|leased|signed) (a place|something|somewhere|an apartment|another place|elsewhere)|no longer (looking|interested|need)|offer (\\w+ ){0,3}(was|got|is) accepted|(not|stopped) looking (anymore|any more|any longer)",
  other_search:
    "my (\\w+ )?(sister|brother|friend|mom|mother|dad|father|parents|cousin|aunt|uncle|coworker|son|daughter|roommate|partner|boss|neighbor|grandma)s? (\\w+ )?(is |are |also |too |wants?|needs?|looking|searching)+( \\w+){0,3}|(its |this is |search )?for (a|my) (friend|sister|brother|mom|mother|dad|father|cousin|coworker|son|daughter) (now|this time|too|as well)|(also )?(searching|looking) for (a|my) (friend|sister|brother|mom|mother|dad|father|cousin|coworker|son|daughter)",
  too_dear:
    "too (expensive|much|pricey|high)|(over|above|out of|beyond|outside) (my|our) (budget|range|price)|cant afford",
  farewell:
    "see (you|ya|u)( (soon|later|then|there))?$|ttyl|talk (soon|later|to you later)|have a (good|great|nice) (one|day|night|weekend|evening)|take care|cya|catch you later",
  video:
    "virtual(ly)?( ones?)?|(virtual|video|facetime|zoom)( \\w+)? (tours?|showings?|visits?|viewings?|walkthroughs?|call)|(tour|see|view|visit|show|look|do|join|walk|attend)( \\w+){0,5} (virtually|remotely|facetime|zoom)|(by|over|on|via|through) (facetime|zoom|video)",
  channel:
    "^(ok |just |please |can you |could you |id rather |i would rather |id prefer |i prefer |prefer |better |by |on |via |through |over )*(text|texts|texting|whatsapp|whats app|sms|email|e mail)( me| is (better|best|fine|easier)| works( (best|better))?| please| better)*$",
  never_mind:
    "^(nvm |never ?mind |no |ok |actually )*(keep|leave) (it|that|the (time|visit|tour|appointment)|my (visit|tour|time|appointment)|\\d{1,2})?( at| for)?( \\d{1,2})?( \\d{2})?( ?[ap]m)?$|^(ok |oh |no |actually )*(never ?mind|nvm|forget (it|that|about it)|cancel that|scratch that|ignore that|skip that)( please| thanks| thank you)?$",
  rethinks:
    "^(ok |oh |no |so |sorry |actually |wait |hmm+ |well )*(ive |i have |i |we |weve )?changed (my|our) minds?( actually| sorry| again| lol)*$",
  recap:
    "i (already|just) (told|gave|said|sent) (you|u|it)( (my|that|the|it|this|all that)( \\w+){0,2})?$|what (do|did|have) (you|u) (have |got |get |put )?(me |us )?(down|noted|recorded|saved|on file|written)( for| on| about)?( me| us)?( down)?( so far)?$|what (do|have) (you|u) (have|got|know) (on|about) me( so far)?|what have i told you|(can you |could you |please )*(recap|sum up|summari[sz]e)( (it|this|that|everything|my search|what i said))?( for me)?$|repeat (back )?(what|everything) (i|you)( have)?",
  ironic:
    "what an? (absolute |real )?(bargain|steal)( lol| haha)?$|just what (i|we) (always |ever )?(dreamed|dreamt|wanted|needed|was hoping)( (of|about|for))?$|(because|cause|cuz|like) (every ?(one|body)|we all) (has|have|got)|money grows on trees|(im|i am|do i look like im) (made of money|a millionaire)|must be nice to have",
  room: "(just|only) (a|the) (single |private )?room$|(just|only) (a|the) (single |private )?room (not|no|is|in|for|to)|rooms? (for|to) (rent|lease)|(rent|renting|lease|leasing) (out )?(me )?(just |only )?(a |the |single |private |individual |by the )?rooms?$|by the room|room in (a|an|someones|somebodys|your|the|a shared) (house|home|apartment|place|condo)|dont (need|want) (a|an|the) (whole|entire|full) (apartment|place|apt|unit|house|thing)|shared (house|apartment|housing|living)",
  rejects:
    "none of (those|these|them)( \\w+){0,3}|^(no )?(another|others|other ones|any others|next)( one)?( please)?$|(dont|not) (really )?(like|love|want|feel) (any of )?(those|these|them|it|that one|this one)|something else$|not (really )?(for me|my style|what im looking for)",
  buys: "(to|in) (buy|buying|purchase|purchasing)|buy(ing)? (a|an|my|our|something)|(homes|houses|condos|anything|something|listings|properties|place|apartment) for sale|does sales|a mortgage",
  lists:
    "sell(ing)? (my|our|a)|list (my|our)|rent(ing)? (out|my|our)(?! (first|own|next|new|very first))|(im|i am|we are|were) (a |the |an )?(landlords?|property owners?|owners?)|(i|we) (have|own|got) (a|an|my|our|two|some) (\\w+ )?(unit|units|apartment|apartments|house|property|properties|condo|place) (\\w+ )?(to|for|i want to) (rent|lease)|find (me |us )?(a )?tenants?|manage my",
  broker:
    "(with|from|at|of) (coldwell banker|keller williams|compass|re ?max|century 21|douglas elliman|sothebys?|exp realty|berkshire hathaway|the keyes|corcoran)|(on|in) (the )?mls|(im|i am) (also )?(a|an) (\\w+ )?(agent|realtor|broker)|(i|we) have a client|my client|our client|client of mine|for a client|co broke|cobroke|co broker|referral fee|buyers agent|split (the )?commission",
};
