/** English phrases about the people of a message: who moves in, and who is only mentioned. `LanguagePack.signals` explains the notation. */
export const household: Record<string, readonly string[]> = {
  livesElsewhere: [
    "currently|now|right_now|rn|presently|still|been ~ live|living|staying|stay|crash|crashing|sharing|renting ~ with|at",
    "live|living|stay|staying|crash|crashing|share|sharing with|at ~ now|right_now|rn|currently|for_now|until|till|til|temporarily|meanwhile",
    "stay|stays|staying|stayed|crash|crashing ~ with|at my|a|his|her|our|@companion",
    "move|moves|moving|moved|leaves|leaving|left|kicked out|away|back",
    "shell|hell|theyll|she|he|they|will|gonna|going_to ~ be|is|are|s|stay|stays|goes|go ~ with my|his|her|their|our",
    "=lives in|at|on|out|near|nearby|close|around|upstairs|downstairs|next_door|across|over_there|abroad",
    "live out|near|nearby|close|around|upstairs|downstairs|next_door|across|over_there|abroad",
    "her|his|their own place|house|apartment|apt|home|condo",
  ],
  movesIn: [
    "move|moves|moving|relocate|relocates|relocating",
    "live|lives|living with|together|there|here|in_it",
    "share|shares|sharing|splitting|split",
    "join|joins|joining me|us",
    "on|sign|signing ~ lease",
  ],
  seeksHome: [
    "look|looking|search|searching|hunting for",
    "need|want|wants|needs|rent|renting|get|find ~ @bedroom|@home|@studio|place|somewhere",
    "for me|us|myself",
    "itll|it_will|itd|its|it_is|were|we_are|im|i_am be? just|only? me|us|my|#",
    "with my|a|# roommate|roommates|roomie|roomies",
  ],
  comesToSee: [
    "see|view|visit|tour|check_out|walk_through|come_see|go_see ~ it|place|that|this|one|listing|@home|@studio",
    "check it|that|this|them|place out",
    "come|comes|coming|go|going|bring|brings|bringing|join|joins|meet|stop|swing ~ with|along|by|over|me|@companion|@companions|@kid|@kids ~ @weekday|@today|@tomorrow|to_see|see|showing|tour|visit|viewing|appointment|look",
    "@weekday|@today|@tomorrow|showing|tour|visit|viewing|appointment ~ with|bring|bringing|come|coming ~ @companion|@companions|@kid|@kids",
    "bring|bringing|tag|tagging ~ along",
  ],
  comesAlong: [
    "come|comes|coming|go|going|bring|brings|bringing|join|joins ~ with|along|too|me|@companion|@companions|@kid|@kids",
  ],
  besideRenter: ["me|myself and|n|plus|with", "and|n|plus me|i|myself"],
  doesElse: [
    "pick|picking|picks|drop|dropping|drops ~ up|off|at|from|@kid|@kids|@companion",
    "take|takes|taking|bring|bringing|drive|drives|driving ~ @kid|@kids|@companion|@companions",
    "watch|watches|watching|babysit|babysits|babysitting",
    "visit|visits|visiting|arrive|arrives|arriving|fly|flies|flying",
    "work|works|working|teach|teaches|study|studies|studying",
    "help|helps|helping|pay|pays|paying|lend|lends|cosign|cosigns|cosigner|guarantor",
    "call|calls|calling|text|texts|texting|talk|talking|speak|ask|asks|asking",
    "lunch|dinner|practice|school|daycare|gymnastics|soccer|ballet|church|surgery|doctor|dentist|airport|wedding|party|birthday|class|classes|recital|funeral|graduation",
    "love|loves|loved|likes|liked|hates|thinks|insists|found|saw|showed|drives",
  ],
};
