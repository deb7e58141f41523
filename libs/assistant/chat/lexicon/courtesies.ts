const SAID = [
  'thanks|thankyou|thank (?:you|u|ya)|thanku|thx|thanx|ty|tysm|cheers|(?:i )?appreciate(?: it)?|(?:much )?appreciated',
  "perfect|wonderful|excellent|fantastic|brilliant|got it|gotcha|sounds (?:good|great)|bye|goodbye|never ?mind|that'?s all",
].join('|');

/** 'Cool', 'oh nice': praise says as much only if it is alone. */
const PRAISE = '(?:great|good|nice|awesome|cool|super|amazing|lovely|sweet|neat|ok(?:ay)?|alright|all right|yay)';
const PRAISED = `\\W*(?:(?:oh|ah|wow|yes|yep|yeah|so|that|thats|that's|its|it's|is|very|really|pretty|well|${PRAISE})\\W+)*${PRAISE}\\W*`;

/** 'Perfect thanks!', 'ok got it': nothing is asked. */
export const COURTESY = new RegExp(
  `^${PRAISED}$|^(?=.*\\b(?:${SAID})\\b)\\W*(?:(?:${SAID}|ok(?:ay)?|oh|ah|wow|alright|yes|yep|yeah|no|and|so|that|thats|it|its|is|was|all|very|really|much|many|a|an|lot|lots|bunch|ton|million|again|great|good|nice|awesome|cool|super|amazing|lovely|sweet|helpful|you|u|your|for|the|this|help|helping|info|information|i|we|needed|need|now|then|have|day|night|evening|weekend|one|to|know)\\b\\W*)+$`,
  'i',
);
