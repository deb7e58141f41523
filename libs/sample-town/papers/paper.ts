import { daysOf, fullDate, plainQuotes, type TownEvent, timeRange } from '#libs/contracts';
import { agendas } from './agendas';
import { handouts } from './handouts';
import { paperAddress } from './paper-address';
import { pdf } from './pdf';

/** The PDF that an event of the sample town has attached, if it has, saying when and where as the event does now. `uid` is the sample's. */
export const paperOf = (uid: string, event: TownEvent): Buffer | undefined => {
  if (!event.attachments?.includes(paperAddress(uid))) return undefined;
  const key = uid.replace(/-\d{4}-\d{2}-\d{2}$/, '');
  const name = plainQuotes(event.name);
  const agenda = agendas[key];
  if (agenda)
    return page(
      name,
      event,
      'Agenda',
      agenda.map((item, index) => `${index + 1}. ${item}`),
    );
  const handout = handouts[key];
  return (
    handout &&
    page(
      handout.title,
      event,
      name,
      handout.lines.map((line) => `• ${line}`),
    )
  );
};

const page = (title: string, event: TownEvent, heading: string, items: string[]) =>
  pdf(title, [
    { words: [event.organization, event.subOrganization].filter(Boolean).join(', '), size: 11 },
    { words: title, size: 22, bold: true, above: 4 },
    ...[dates(event), timeRange(event), place(event)]
      .filter((words) => words !== '')
      .map((words, index) => ({ words, size: 11, above: index === 0 ? 8 : 0 })),
    { words: heading, size: 14, bold: true, above: 24 },
    ...items.map((words) => ({ words, size: 11, above: 6 })),
  ]);

const dates = (event: TownEvent) => daysOf(event).map(fullDate).join(' to ') || (event.displayDate ?? '');

const place = ({ location, address }: TownEvent) => [location, address].filter(Boolean).join(', ');
