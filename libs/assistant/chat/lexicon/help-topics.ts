/** How to do something here. Each answer names a screen that exists. */
type HelpTopic = Readonly<{ name: string; pattern: RegExp; answer: string }>;

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    name: 'suggest an event',
    pattern:
      /\b(?:suggest|submit|promote|advertise|publish|announce|list|post|(?<=\b(?:i|we|to) )tell (?:you|people|everyone|everybody|folks|the town) about (?:an?|my|our|the)|spread the word|get the word out|let (?:people|everyone|folks) know)\b.{0,40}\b(?:events?|fundraiser|concert|sale|something|meeting|listing|supper|dinner|show|class|workshop)\b|\b(?:get|put|have(?= (?:my|our) )) (?!my own |an appointment ).{1,40} (?:(?:on|onto|into|in) (?:the |this |your )?(?:calendar|almanac|site|app|listings?)|(?:on|up|in) here)\b/i,
    answer:
      'To have an event listed for everyone, open [Suggest an Event](/suggest). An operator reads each suggestion. To add one for you only, sign in and press the plus button on the events page.',
  },
  {
    name: 'add an event',
    pattern:
      /\b(?:add|create|enter|make(?! (?:an? |my |our )?(?:appointment|reservation)s?\b)|put|set up)\b.{0,40}\b(?:events?|appointments?|entry|entries|something|own(?=\W*$| (?:calendar|things?|stuff|plans?)\b)|birthday|party)\b/i,
    answer:
      'Sign in, then press the plus button on the events page, or type the event into quick add (“dinner Friday 7pm”). It appears under [ME](/me), for you only. To have an event listed for everyone, open [Suggest an Event](/suggest).',
  },
  {
    name: 'edit an event',
    pattern:
      /\b(?:edit|change|move|delete|remove|cancel)\b.{0,30}\b(?:my |own )(?:own )?(?:events?|entry|entries|appointment)\b|\bdelete an? (?:event|entry)\b|\bedit an? event\b/i,
    answer: 'Open your own event under [ME](/me) and choose Edit or Delete.',
  },
  {
    name: 'save an event',
    pattern:
      /\b(?:save|bookmark|star|favou?rite|keep)\b.{0,30}\b(?:events?|something|one|it|this)\b|\bwhere (?:are|do i find|can i (?:find|see)) my saved\b/i,
    answer: 'Press Save on an event. Saved events are in My Almanac, which you choose on the [events page](/me).',
  },
  {
    name: 'set a reminder',
    pattern:
      /\bset\b.{0,20}\breminders?\b|\b(?:get|turn on|add|create|make|use)\b.{0,20}\b(?:reminders?|notifications?)\b|\b(?:get|send me) (?:an? )?(?:ping|nudge|heads[- ]up|alert|notice)\b|\b(?:ping|nudge|alert|notify) me\b|\b(?:be|get) (?:reminded|notified)\b|\bremind (?:me|myself)\b|\b(?:delete|remove|turn off|stop)\b.{0,20}\b(?:reminders?|notifications?)\b/i,
    answer:
      'To set a reminder, open an event and press Remind me. You choose how long before, in the browser or as a text message. Text messages are set up in [Settings](/settings).',
  },
  {
    name: 'follow an organization',
    pattern: /\b(?:un)?follow(?:ing)?\b/i,
    answer:
      'Tick an organization in the sidebar of the events page to follow it. Its programs are under [Subcalendars](/subcalendars).',
  },
  {
    name: 'text messages',
    pattern:
      /\b(?:text messages?|sms|texts?)\b(?=.*\b(?:get|receive|turn|stop|sign|set|enable|disable|reminders?|send)\b)|\b(?:get|receive|turn (?:on|off)|stop|enable|disable|send)\b.{0,20}\b(?:text messages?|sms|texts?)\b/i,
    answer:
      'A reminder can be a text message. They are switched on and off in [Settings](/settings): add your phone number and give consent.',
  },
  {
    name: 'change the collection district',
    pattern:
      /\b(?:change|set|choose|pick|find|select|tell you)\b.{0,20}\b(?:district|street)\b|\b(?:what|which) district\b.{0,20}\b(?:am i|are we|do i|is my)\b/i,
    answer: 'Choose your collection district in [Settings](/settings). A map there shows which one is yours.',
  },
  {
    name: 'change the theme',
    pattern:
      /\b(?:dark|light|night) (?:mode|theme)\b|\b(?:change|pick|choose|set)\b.{0,20}\b(?:themes?|colou?rs?|accent|appearance)\b/i,
    answer: 'Choose light or dark and a color on the [Themes](/themes) page.',
  },
  {
    name: 'subscribe to the calendar',
    pattern:
      /\b(?:subscribe|sync|export|import|download)\b.{0,40}\b(?:calendar|events?|google|outlook|apple|iphone|phone|ics|ical)\b|\b(?:google|outlook|apple|ical) calendar\b|\b(?:put|get|have|see|show|send|add)\b.{0,40}\b(?:my phone|iphone|ipad|android|ical|(?:google|outlook|apple) cal[ea]nd[ae]r)\b|\b(?:calendar|events?)\b.{0,30}\b(?:in|on|to|into|with) (?:my )?(?:phone|outlook|google|apple|iphone|android|ical)\b|\brss\b/i,
    answer:
      'Subscribe offers the calendar for Google, Apple and Outlook; an event’s page adds one event to your calendar. Your own events can be exported in [Settings](/settings).',
  },
  {
    name: 'switch Magic Stuff off',
    pattern:
      /\b(?:turn|switch|shut)\b.{0,20}\b(?:magic stuff|magic|ai|assistant|chat|summar(?:y|ies))\b.{0,10}\b(?:on|off)?|\b(?:disable|enable)\b.{0,20}\b(?:magic stuff|ai|assistant|chat)\b/i,
    answer: 'Magic Stuff is switched on and off in [Settings](/settings).',
  },
  {
    name: 'delete the account',
    pattern: /\b(?:delete|close|remove|cancel)\b.{0,15}\b(?:account|profile|data)\b|\bforget me\b|\bdownload my data\b/i,
    answer: 'You can download your data and delete your account in [Settings](/settings). [Privacy](/privacy) says what is kept.',
  },
  {
    name: 'sign in',
    pattern:
      /\b(?:sign|log) ?(?:in|out|on)\b|\b(?:create|make|open|get) an account\b|\bregister (?:an account|here|for (?:an account|the site))\b|\b(?:forgot|reset|change|lost)\b.{0,20}\bpassword\b|\bsign up (?:for (?:an account|the site|almanac))\b/i,
    answer:
      'Sign In is at the top of every page (in the menu on a phone). There you can register, and “Forgot password?” sends a letter to set a new password.',
  },
  {
    name: 'report a mistake',
    pattern:
      /\b(?:report|correct|fix|flag)\b.{0,30}\b(?:mistakes?|errors?|problems?|wrong|event|typo|duplicates?)\b|\b(?:something|time|place|date|day|it) is wrong\b/i,
    answer: 'Open the event and choose Report: an operator reads what is wrong.',
  },
  {
    name: 'share',
    pattern: /\bshare\b.{0,30}\b(?:events?|this|it|almanac|site|friends?|calendar)\b/i,
    answer: 'An event’s page has Share. To share Almanac itself, open [Share Almanac](/share).',
  },
  {
    name: 'see the map',
    pattern: /\b(?:see|show|find|open|where is|is there)\b.{0,20}\bmap\b|\bon a map\b/i,
    answer: 'The [Map](/map) shows where everything happens, day by day.',
  },
  {
    name: 'filter the list',
    pattern:
      /\bsee only\b|\bonly (?:see|show)\b|\b(?:filter|search|hide|narrow)\b.{0,30}\b(?:events?|list|calendar|organi[sz]ations?|something)\b/i,
    answer: 'Search and the filters (Free, For children, This weekend, Morning, Evening, Near me) are above the list of events.',
  },
];

/** A question about how to use this product. Statements about events are none. */
const HOW_TO =
  /\bhow (?:do|can|would|could|should|to|does one|might)\b(?: (?:i|we|you|one|someone|people))?|\bwhere (?:do|can|would) (?:i|we|you|one)\b|\b(?:can|could|may) (?:i|we|you)\b|\bis (?:there a way|it possible) to\b|\bi(?:'d| would)? (?:want|like|need)(?: to)?\b|\bhelp me\b|\bhow\W*$|\bway to\b|^\W*(?:add|put|create|set|turn|switch|change|delete|subscribe|remind)\b/i;

export const findHelpTopic = (text: string): HelpTopic | null =>
  HOW_TO.test(text) ? (HELP_TOPICS.find(({ pattern }) => pattern.test(text)) ?? null) : null;
