import { findAllMatches } from '#libs/contracts';
import { isInSpan, type Span } from './candidates';
import { isPerson } from './common-words';

/** Who takes part, and who serves them. */
const PERSON_LABELS =
  '(?:(?:patient|client|customer|guest|passenger|travell?er|student|child|camper|player|participant|attendee|member|owner|pet|instructor|teacher|provider|doctor|physician|dentist|hygienist|therapist|stylist|barber|technician|tech|mechanic|groomer|driver|agent|advis[eo]r|counselor|coordinator|facilitator|organizer|(?:co-?)?host|leader|contact|coach|officiant|interviewer|recruiter)s?(?: name)?|name)';

/** Of confirmations, tickets, registrations and flyers: what a line of its own says beside the event. */
const DETAIL_LABELS = [
  // By which number it is filed.
  '(?:order|confirmation|conf|reference|ref|itinerary|record locator|locator|case|claim|invoice|account|acct|permit|tracking|pnr|rx)\\.?(?: ?#| no\\.?| number| code| id)?',
  '(?:appointment|booking|event|group|meeting|member(?:ship)?|policy|registration|reservation|ticket|webinar) ?(?:#|no\\.?|number|code|id)',
  'passcode|password|pin|(?:access|door) code|dial-?in|(?:zoom |meeting |join )?link|url|website',
  // What one pays, and where one sits.
  '(?:total|amount|balance|deposit|co-?pay|payment|tuition|donation)s?(?: due| paid)?',
  '(?:seat|row|section|gate|terminal|platform|bag|baggage|fare|item)s?|party size|quantity|qty',
  // What one asks and knows before.
  'questions?|(?:for (?:more )?|more )info(?:rmation)?|phone|tel(?:ephone)?|cell|mobile|fax|text|e-?mail|rsvp|register (?:at|by|online)',
  'parking|dob|date of birth|insurance|vehicle|sponsors?|sponsored by',
].join('|');

/** What it costs, for whom it is and what one brings: such a line may also say when and where it is. */
const LOOSE_LABELS =
  '(?:cost|price|fee|rate|admission|ticket)s?(?: due| paid)?|bring|what to (?:bring|wear)|wear|dress(?: code)?|attire|supplies|materials|equipment|gear|ages?|grades?|limit|capacity|includes?';

const IS_PERSON_LABEL = new RegExp(`^${PERSON_LABELS}$`, 'i');
const IS_DETAIL_LABEL = new RegExp(`^(?:${DETAIL_LABELS})$`, 'i');
const IS_LOOSE_LABEL = new RegExp(`^(?:${LOOSE_LABELS})$`, 'i');
/** 'Tickets: available at the library until Dec 3' is of the sale. */
const IS_SOLD = /\b(?:available|on sale|sold|buy|purchase|pick(?:ed)? ?up|call|contact)\b/i;
const FIELDS = /^[ \t]*(?<label>\p{L}[\p{L}.#'’& -]{0,30}?) ?[:?] *(?<value>[^\s][^\n]*)$/gmu;

export const isLabelOfDetail = (label: string): boolean => IS_PERSON_LABEL.test(label) || isLabelOfThing(label);

const isLabelOfThing = (label: string): boolean => IS_DETAIL_LABEL.test(label) || IS_LOOSE_LABEL.test(label);

/** 'Passenger: Gutierrez / Ana', but not 'Coach: practice moved to 5' and 'Name: Holiday Tea' */
const isPersonField = (label: string, value: string): boolean =>
  IS_PERSON_LABEL.test(label) && IS_NAME.test(value) && (!/^name$/i.test(label) || isPerson(value.split(' ')[0]!));

const IS_NAME = /^(?:(?:\p{Lu}[\p{L}.'’-]*|&|and|\/|\d{1,2}|\([^()]*\)),?(?: |$)){1,7}$/u;

type DetailField = Span & Readonly<{ maySayPlace: boolean }>;

/** Lines of a form that say no name, day or hour of the event, and mostly no place: 'Passenger: Gutierrez / Ana', 'Questions? pta@example.org'. */
export const findDetailFields = (text: string, whens: readonly Span[]): DetailField[] =>
  text.includes('\n')
    ? findAllMatches(text, FIELDS).flatMap(({ 0: line, index, groups }): DetailField[] => {
        const [label, value] = [groups!.label!, groups!.value!.trim()];
        const field = { from: index, to: index + line.trimEnd().length };
        const isLoose = IS_LOOSE_LABEL.test(label) && !IS_SOLD.test(value);
        if (isLoose) return whens.some((when) => isInSpan(when, field)) ? [] : [{ ...field, maySayPlace: true }];
        const isDetail = isLabelOfThing(label) || isPersonField(label, value);
        return isDetail ? [{ ...field, maySayPlace: false }] : [];
      })
    : [];
