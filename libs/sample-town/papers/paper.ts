import { displayedDaysOf, formatFullDate, formatTimeRange, repairMojibake, type TownEvent } from '#libs/contracts';
import { AGENDAS } from './agendas';
import { HANDOUTS } from './handouts';
import { paperAddressOf } from './paper-address';
import { renderPdf } from './pdf';

/** With the event's current time and place. `uid` is that of the sample event. */
export const paperOf = (uid: string, event: TownEvent): Buffer | undefined => {
  if (!event.attachments?.includes(paperAddressOf(uid))) return undefined;
  const key = uid.replace(/-\d{4}-\d{2}-\d{2}$/, '');
  const name = repairMojibake(event.name);
  const agenda = AGENDAS[key];
  if (agenda)
    return renderPage(
      name,
      event,
      'Agenda',
      agenda.map((item, index) => `${index + 1}. ${item}`),
    );
  const handout = HANDOUTS[key];
  return (
    handout &&
    renderPage(
      handout.title,
      event,
      name,
      handout.lines.map((line) => `• ${line}`),
    )
  );
};

const renderPage = (title: string, event: TownEvent, heading: string, items: string[]) =>
  renderPdf(title, [
    { words: [event.organization, event.subOrganization].filter(Boolean).join(', '), size: 11 },
    { words: title, size: 22, bold: true, above: 4 },
    ...[datesOf(event), formatTimeRange(event), placeOf(event)]
      .filter((words) => words !== '')
      .map((words, index) => ({ words, size: 11, above: index === 0 ? 8 : 0 })),
    { words: heading, size: 14, bold: true, above: 24 },
    ...items.map((words) => ({ words, size: 11, above: 6 })),
  ]);

const datesOf = (event: TownEvent) => displayedDaysOf(event).map(formatFullDate).join(' to ') || (event.displayDate ?? '');

const placeOf = ({ location, address }: TownEvent) => [location, address].filter(Boolean).join(', ');
