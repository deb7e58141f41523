/** Before a ZIP code at the end of `text`. A town may have the name of a state. */
export const stateOf = (text: string): string | undefined => {
  const end = text.replace(TEXT_END, '');
  const code = STATE_CODE.exec(end)?.[1];
  const name = STATE_NAME.exec(end)?.[1];
  return STATE_CODES.has(code ?? '') ? code : name && STATES.get(name.toLowerCase());
};

export const areInDifferentStates = ({ state: a }: WithState, { state: b }: WithState) =>
  a !== undefined && b !== undefined && a !== b;

type WithState = Readonly<{ state?: string }>;

const TEXT_END = /[\s,]*(?:\b\d{5}(?:-\d{4})?)?[\s,]*(?:\b(?:usa|united states))?[\s,.]*$/i;

const STATE_CODE = /\p{L}\.?,?\s+([A-Z]{2})$/u;

/** A state name follows a street and a town: after only one of them, it may be a town. */
const STATE_NAME = /,[^,\d]+,\s*(\p{L}+(?: \p{L}+)?)$/u;

const STATES: ReadonlyMap<string, string> = new Map(
  `AL alabama,AK alaska,AZ arizona,AR arkansas,CA california,CO colorado,CT connecticut,DE delaware,DC district of columbia,FL florida
  GA georgia,HI hawaii,ID idaho,IL illinois,IN indiana,IA iowa,KS kansas,KY kentucky,LA louisiana,ME maine,MD maryland
  MA massachusetts,MI michigan,MN minnesota,MS mississippi,MO missouri,MT montana,NE nebraska,NV nevada,NH new hampshire
  NJ new jersey,NM new mexico,NY new york,NC north carolina,ND north dakota,OH ohio,OK oklahoma,OR oregon,PA pennsylvania
  RI rhode island,SC south carolina,SD south dakota,TN tennessee,TX texas,UT utah,VT vermont,VA virginia,WA washington
  WV west virginia,WI wisconsin,WY wyoming`
    .split(/[,\n]\s*/)
    .map((state) => [state.slice(3), state.slice(0, 2)] as const),
);

const STATE_CODES = new Set(STATES.values());
