import { addDays } from '#libs/contracts';
import type { CatalogueContent } from '#libs/domain';
import type { CommandMetadata } from '#libs/event-sourcing';

export const TODAY = '2026-11-20';

const ORGANIZATIONS = 7;
const SUBJECTS = ['Story time', 'Planning board', 'Wind ensemble', 'Open swim', 'House tour', 'Seed exchange', 'Blood drive'];
const PLACES = ['Main Street 12', 'Town Hall, room 4', 'the gymnasium', 'Strawbridge Lake', 'the old school'];
const SENTENCE = 'Everybody is welcome, with or without children; doors open half an hour before the beginning. ';

export const createContent = (nth: number, sentences: number): CatalogueContent => {
  const date = addDays(TODAY, nth % 365);
  const hour = 9 + (nth % 12);
  return {
    name: `${SUBJECTS[nth % SUBJECTS.length]} ${nth}`,
    organizationId: 1 + (nth % ORGANIZATIONS),
    category: 'Community',
    date,
    time: hour < 12 ? `${hour}:00 AM` : `${hour - 12 || 12}:00 PM`,
    startTime: `${date}T${String(hour).padStart(2, '0')}:00:00-05:00`,
    ...(sentences > 0 && { location: PLACES[nth % PLACES.length]!, description: SENTENCE.repeat(sentences) }),
  };
};

export const toIssued = (actor: string, nth: number): CommandMetadata => {
  const commandId = `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
  return { actor, time: `${TODAY}T12:00:00.000Z`, commandId, correlationId: commandId, consistency: 'eventual' };
};
