import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, onDay, oneTime, withoutDate } from '../schedule/series';
import { libraryMeetingRoom, smithCadbury, strawbridgeLake } from './places';

/** Hidden: found only by a search for its name. */
export const wzy: SamplePublisher = {
  id: 99,
  name: 'wzy',
  category: 'Social',
  description: 'You were not supposed to see this.',
  displayOrder: 0,
  site: 'https://wzy.example',
  series: [
    everyDays('wzy-nap', 7, 2, '14:00-14:20', 'Synchronized napping', {
      at: libraryMeetingRoom,
      text: 'Behind the encyclopedias. No snoring contests.',
    }),
    oneTime('wzy-geese', 0, '17:17', 'Negotiations with the geese', {
      at: strawbridgeLake,
      text: 'They want the east bank. We offer bread.',
    }),
    oneTime('wzy-moustache', 'Sat +1', '12:00', 'The portraits at the mansion get moustaches', {
      at: smithCadbury,
      text: 'Only for an hour, only in chalk.',
    }),
    oneTime('wzy-squirrels', -12, '06:00', 'Annual general meeting of the squirrels', {
      text: 'The acorn report was accepted as read.',
    }),
    onDay('wzy-comet', '2061-07-28', '04:00', 'Wave at the comet', { text: 'It will be back. So will we.' }),
    withoutDate('wzy-parking', 'A free parking space on Main Street', { displayDate: 'Any day now', text: 'Bring a witness.' }),
  ],
};
