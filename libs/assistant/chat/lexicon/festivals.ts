/** Names of one festival: calendars bear one of them, and people ask by another. */
export const FESTIVALS: readonly (readonly string[])[] = [
  ['lunar new year', 'chinese new year', 'vietnamese new year', 'korean new year', 'tet', 'seollal'],
  ['dia de los muertos', 'dia de muertos', 'day of the dead'],
  ['three kings', 'dia de los reyes', 'dia de reyes', 'kings day', 'epiphany'],
  ['mardi gras', 'fat tuesday', 'carnaval'],
  ['juneteenth', 'emancipation day'],
  ['indigenous peoples day', 'columbus day'],
  ['longest night', 'blue christmas'],
];
