const SAID = [
  'thanks|thankyou|thank (?:you|u|ya)|thanku|thx|thanx|ty|tysm|cheers|(?:i )?appreciate(?: it)?|(?:much )?appreciated',
  "perfect|wonderful|excellent|fantastic|brilliant|got it|gotcha|sounds (?:good|great)|bye|goodbye|never ?mind|that'?s all",
].join('|');

/** 'Cool', 'oh nice': praise says as much only if it is alone. */
const PRAISE = '(?:great|good|nice|awesome|cool|super|amazing|lovely|sweet|neat|ok(?:ay)?|alright|all right|yay)';
const PRAISED = `\\W*(?:(?:oh|ah|wow|yes|yep|yeah|so|that|thats|that's|its|it's|is|very|really|pretty|well|${PRAISE})\\W+)*${PRAISE}\\W*`;

const WE_WILL = "(?:i|we)(?:'?ll| will|'?m| am|'?re| are)?(?: (?:all|both|just|definitely|def))?";

const SOMEBODY = '(?:my |the )?(?!(?:my|the)\\b)[a-z]+';

/** 'See you there', 'we will come', 'nvm found it': what the resident does next asks nothing. None begins or ends like the words between. */
const PLAN = [
  "see (?:you|ya|u)(?: there| soon| later)?|count (?:me|us) in|can'?t wait|found (?:it|them)",
  `${WE_WILL} (?:come|coming|go|going|be there|there|try (?:it|that)|check (?:it|that) out|stop by|swing by|sign(?:ing)? up|call (?:them|him|her)|(?:write|writing) (?:it|that) down)`,
  `${WE_WILL} (?:tell ${SOMEBODY}|let ${SOMEBODY} know)`,
  "you(?:'?ve| have) been (?:so |very |really |super |a )*(?:big |great |huge |real )?help(?:ful)?",
].join('|');

/** 'Perfect thanks!', 'ok got it', 'great, we will come': nothing is asked. */
export const COURTESY = new RegExp(
  `^${PRAISED}$|^(?=.*\\b(?:${SAID}|${PLAN})\\b)\\W*(?:(?:${SAID}|${PLAN}|nvm|ok(?:ay)?|oh|ah|wow|alright|yes|yep|yeah|no|and|so|that|thats|it|its|is|was|all|very|really|much|many|a|an|lot|lots|bunch|ton|million|again|great|good|nice|awesome|cool|super|amazing|lovely|sweet|helpful|you|u|your|for|the|this|help|helping|info|information|i|we|needed|need|now|then|have|day|night|evening|weekend|one|to|know)\\b\\W*)+$`,
  'i',
);
