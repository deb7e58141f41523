/** What keeps somebody from the event: 'Can you drive at 4? I am stuck at work til 6' */
export const BUSY =
  /\b(?:i|we|he|she|they)(?:['’]?(?:m|re|s|ll be)| am| are| is| was| will be) (?:\w+ ){0,2}?(?:stuck|busy|tied up|booked|working|away|out of town|at work|in (?:an? )?(?:class|court|meetings?|surgery))\b|\b(?:i|we|he|she) (?:works?|(?:don['’]?t )?gets? (?:off|out|home|back))\b/i;
