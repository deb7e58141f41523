import type { TextLine } from './ranges';

export const findInvitationLines = (lines: readonly TextLine[], canJoin: boolean): ReadonlySet<number> => {
  const folded = new Set<number>();
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && isInvitationLine(lines[to]!)) to++;
    const run = lines.slice(from, to);
    const numbers = run.filter(({ words }) => PHONE_NUMBER.test(words)).length;
    // Without a link to join, the first phone number is kept.
    const first = canJoin ? 0 : run.findIndex(({ words }) => PHONE_NUMBER.test(words)) + 1;
    if (numbers >= MIN_PHONE_NUMBERS || (canJoin && run.some(({ words }) => MEETING_CODE.test(words))))
      for (let index = from + first; index < to; index++) folded.add(index);
    from = Math.max(to, from + 1);
  }
  return folded;
};

const MIN_PHONE_NUMBERS = 3;

const isInvitationLine = ({ words }: TextLine) =>
  words.length <= MAX_LINE_LENGTH && (PHONE_NUMBER.test(words) || INVITATION_PATTERNS.some((pattern) => pattern.test(words)));

const MAX_LINE_LENGTH = 400;

const PHONE_NUMBER =
  /^\W*(?:(?:us|usa|canada|or dial|dial(?:-| )?in|phone|tel|call(?: in)?|audio|toll(?:-| )free)\b[^+\d]{0,30})?\+?\(?\d(?:[\s().-]*\d){8,13}(?:[,*#x\s\d]*)(?:\s*(?:pin|code|ext\.?)\W*[\d\s#]+)?(?:\s*\(?(?:us|usa|canada|united states|toll(?:-| )free)?\b[^\d]{0,40})?$/i;

const MEETING_CODE =
  /\b(?:meeting|webinar|conference|phone conference)\s?id\b|\bpass ?code(?: is|\s?[:=#])\s*\S|\bone tap mobile\b|\bdial by your location\b|\bor dial\b|\bmore phone numbers\b|\bis inviting you to a scheduled\b|\bjoin with google meet\b|\baudio only\b/i;

const INVITATION_PATTERNS: readonly RegExp[] = [
  MEETING_CODE,
  /^[\W_]*$/,
  /^-::~/,
  /^\W*(?:click here to )?join (?:the |our |a )?(?:zoom|google meet|(?:microsoft )?teams|webex|virtual|online)?\s*(?:meeting|webinar|call|instructions|by phone|on your computer.{0,60})\b\W*(?:now|here)?\W*(?:https?:\/\/\S+)?\W*$/i,
  /^\W*join instructions\b/i,
  /^\W*(?:microsoft teams (?:meeting)?|zoom (?:meeting|webinar)|google meet joining info|video call link)\W*(?:https?:\/\/\S+)?$/i,
  /^\W*(?:find (?:your|a) local number|learn more(?: about (?:meet|teams))?|meeting options|reset pin|need help|join by (?:phone|sip|h\.?323|skype)|password)\b.{0,140}$/i,
  /^\W*please do not edit this section\b/i,
  /^\W*https?:\/\/(?:[\w-]+\.)*(?:zoom\.us|zoomgov\.com|meet\.google\.com|tel\.meet|teams\.(?:microsoft|live)\.com|webex\.com)\/\S*$/i,
];
