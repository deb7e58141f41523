import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, everyWeek, everyYear, oneTime, withoutDate } from '../schedule/series';
import { firstBaptist, firstPresbyterian, goodCounsel, meetingHouse, trinityChurch } from './places';

const friendsMeeting: SamplePublisher = {
  id: 24,
  name: 'Moorestown Friends Meeting',
  category: 'Faith',
  description: 'Quakers, under the same trees since 1700.',
  displayOrder: 50,
  site: 'https://meeting.moorestown.example',
  series: [
    everyWeek('meeting-for-worship', 'Sun', '10:30-11:30', 'Meeting for worship', {
      at: meetingHouse,
      text: 'Silence, in which anyone may speak. Children leave after a quarter of an hour.',
    }),
    oneTime('quaker-history-tea', 'Sun +5', '13:00-15:00', 'Tea and meeting house history', {
      at: meetingHouse,
      text: 'The benches are from 1802. So, nearly, are the scones.',
    }),
  ],
};

const presbyterian: SamplePublisher = {
  id: 25,
  name: 'First Presbyterian Church',
  category: 'Faith',
  description: 'Sunday services, a nursery school, and a hall that half the town rents.',
  displayOrder: 50,
  site: 'https://presbyterian.moorestown.example',
  series: [
    oneTime('organ-recital', 'Sun +2', '16:00-17:00', 'Organ recital', {
      at: firstPresbyterian,
      text: 'Bach, and one piece written last year.',
    }),
    oneTime('rummage-sale', 'Fri +3', '09:00-18:00', 'Rummage sale', {
      at: firstPresbyterian,
      days: 2,
      text: 'Half price on the second afternoon.',
    }),
    everyYear('christmas-eve-lessons', 'Dec 24', '17:00-18:15', 'Lessons and carols', {
      at: firstPresbyterian,
      text: 'Nine lessons, eleven carols, candles at the end.',
    }),
  ],
};

const baptist: SamplePublisher = {
  id: 26,
  name: 'First Baptist Church',
  category: 'Faith',
  description: 'Gospel, suppers, and a parking lot the market is grateful for.',
  displayOrder: 50,
  site: 'https://baptist.moorestown.example',
  series: [
    oneTime('gospel-brunch', 'Sun +3', '11:30-13:30', 'Gospel brunch', {
      at: firstBaptist,
      text: 'Grits, greens, and a choir of forty.',
    }),
    oneTime('bread-baking', -15, '09:00-12:00', 'Baking bread for the pantry', {
      at: firstBaptist,
      text: 'Sixty loaves, half of them by beginners.',
    }),
  ],
};

const parish: SamplePublisher = {
  id: 27,
  name: 'Our Lady of Good Counsel',
  category: 'Faith',
  description: 'The parish on Main Street: fish fries, festivals, a food pantry.',
  displayOrder: 50,
  site: 'https://parish.moorestown.example',
  series: [
    everyDays('food-pantry', 14, 9, '16:00-18:00', 'Food pantry', { at: goodCounsel, text: 'No questions. Bring bags.' }),
    oneTime('parish-bingo', 'Fri +4', '18:30-21:00', 'Bingo', {
      at: goodCounsel,
      text: 'Doors at 5:30. The kitchen has pierogies.',
    }),
    everyYear('parish-carnival', '1st Thu Jun', '17:00-22:00', 'Parish carnival', {
      at: goodCounsel,
      days: 3,
      text: 'Rides, zeppole, and a basket raffle that settles old scores.',
    }),
  ],
};

const trinity: SamplePublisher = {
  id: 28,
  name: 'Trinity Episcopal Church',
  category: 'Faith',
  description: 'Red doors, good acoustics.',
  displayOrder: 50,
  site: 'https://trinity.moorestown.example',
  series: [
    oneTime('evensong', 'Sun +4', '17:00-17:45', 'Choral evensong', { at: trinityChurch, text: 'Psalms, a hymn, and silence.' }),
    everyYear('blessing-of-animals', '1st Sun Oct', '16:00-17:00', 'Blessing of the animals', {
      at: trinityChurch,
      text: 'On a leash, in a box or in a bowl.',
    }),
  ],
};

const interfaith: SamplePublisher = {
  id: 42,
  name: 'Interfaith Council of Moorestown',
  category: 'Faith',
  description: 'Congregations of the town and their neighbors, doing together what none can do alone.',
  displayOrder: 50,
  site: 'https://interfaith.moorestown.example',
  series: [
    everyYear('thanksgiving-service', 'Wed Nov 21-27', '19:00-20:15', 'Interfaith Thanksgiving service', {
      at: firstPresbyterian,
      text: 'Seven congregations, one choir.',
    }),
    everyYear('day-of-service', '3rd Mon Jan', '09:00-12:00', 'Day of service', {
      at: firstBaptist,
      text: 'Six hundred sandwiches and forty quilts.',
    }),
    withoutDate('interfaith-tour', 'Tour of five houses of worship', {
      displayDate: 'When the roof is done',
      text: 'A bus, five doors, five explanations.',
    }),
  ],
};

export const faith = [friendsMeeting, presbyterian, baptist, parish, trinity, interfaith];
