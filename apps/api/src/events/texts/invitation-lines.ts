import type { Line } from './ranges';

/** Which lines are the part of an invitation to a meeting that only whoever dials reads: numbers, codes, and the words around them. */
export const invitationLines = (lines: readonly Line[], canJoin: boolean): ReadonlySet<number> => {
  const folded = new Set<number>();
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && isInvitation(lines[to]!)) to++;
    const run = lines.slice(from, to);
    const numbers = run.filter(({ words }) => NUMBER.test(words)).length;
    // Whoever can join no other way dials the first of them.
    const first = canJoin ? 0 : run.findIndex(({ words }) => NUMBER.test(words)) + 1;
    if (numbers >= MANY || (canJoin && run.some(({ words }) => CODE.test(words))))
      for (let place = from + first; place < to; place++) folded.add(place);
    from = Math.max(to, from + 1);
  }
  return folded;
};

const MANY = 3;

const isInvitation = ({ words }: Line) =>
  words.length <= LONGEST && (NUMBER.test(words) || WORDS.some((pattern) => pattern.test(words)));

const LONGEST = 400;

/** A telephone number, the country of it, and how one dials on. */
const NUMBER =
  /^\W*(?:(?:us|usa|canada|or dial|dial(?:-| )?in|phone|tel|call(?: in)?|audio|toll(?:-| )free)\b[^+\d]{0,30})?\+?\(?\d(?:[\s().-]*\d){8,13}(?:[,*#x\s\d]*)(?:\s*(?:pin|code|ext\.?)\W*[\d\s#]+)?(?:\s*\(?(?:us|usa|canada|united states|toll(?:-| )free)?\b[^\d]{0,40})?$/i;

/** What only an invitation has. */
const CODE =
  /\b(?:meeting|webinar|conference|phone conference)\s?id\b|\bpass ?code(?: is|\s?[:=#])\s*\S|\bone tap mobile\b|\bdial by your location\b|\bor dial\b|\bmore phone numbers\b|\bis inviting you to a scheduled\b|\bjoin with google meet\b|\baudio only\b/i;

const WORDS: readonly RegExp[] = [
  CODE,
  /^[\W_]*$/,
  /^-::~/,
  /^\W*(?:click here to )?join (?:the |our |a )?(?:zoom|google meet|(?:microsoft )?teams|webex|virtual|online)?\s*(?:meeting|webinar|call|instructions|by phone|on your computer.{0,60})\b\W*(?:now|here)?\W*(?:https?:\/\/\S+)?\W*$/i,
  /^\W*join instructions\b/i,
  /^\W*(?:microsoft teams (?:meeting)?|zoom (?:meeting|webinar)|google meet joining info|video call link)\W*(?:https?:\/\/\S+)?$/i,
  /^\W*(?:find (?:your|a) local number|learn more(?: about (?:meet|teams))?|meeting options|reset pin|need help|join by (?:phone|sip|h\.?323|skype)|password)\b.{0,140}$/i,
  /^\W*please do not edit this section\b/i,
  /^\W*https?:\/\/(?:[\w-]+\.)*(?:zoom\.us|zoomgov\.com|meet\.google\.com|tel\.meet|teams\.(?:microsoft|live)\.com|webex\.com)\/\S*$/i,
];
