/** What is said in general of what alerts tell: 'something wrong', 'all the sirens'. */
const TROUBLE =
  '(?:wrong|the matter|broken|blocked|backed up|bumper to bumper|a mess|a wreck|stuck|slow|(?:big|bad|some|any|the|an?|all (?:the|these|those)|so many|so much)? ?(?:problems?|troubles?|issues?|accidents?|crash(?:es)?|wrecks?|jams?|backups?|hold-?ups?|delays?|emergency|commotion|sirens?|cops|police(?: cars)?|fire trucks?|ambulances?|cones|barricades|digging|construction|crews?|traffic|outages?|leaks?|smoke|flooding))';

const AT =
  '(?:with|on|at|near|along|by|down|around|over (?:on|by|at|near)|down (?:on|by|at)|out (?:on|by|at)|up (?:on|by|at)|in front of|outside)';

/** Group 1 is where. */
export const TROUBLE_AT = new RegExp(`\\b${TROUBLE}(?: (?:going on|happening))? +${AT} (?:the )?(.{2,60})$`, 'i');

/** What is only 'going on' or 'up' there may be anything. */
export const ANYTHING_AT =
  /\bwhat(?:'?s| is| happened)?(?: (?:going on|happening|up|the deal|the story))? +(?:with|on|at|down) (?:the )?(.{2,60})$/i;
