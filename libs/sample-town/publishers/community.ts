import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, everyMonth, everyWeek, everyYear, oneTime, withoutDate } from '../schedule/series';
import { communityHouse, communityHouseLawn, communityHouseLibrary, firstBaptist, memorialField } from './places';

const house: SamplePublisher = {
  id: 6,
  name: 'Community House of Moorestown',
  category: 'Social',
  description: 'The brick house on Main Street with a hall, a pool and a lawn for everyone.',
  displayOrder: 75,
  site: 'https://communityhouse.moorestown.example',
  series: [
    everyDays('winter-market', 7, 1, '09:00-13:00', 'Winter farmers market', {
      at: communityHouseLawn,
      only: 'Nov-Apr',
      text: 'Apples, roots, cheese, bread, and the man with the mushrooms. Dogs on a leash are welcome.',
    }),
    everyDays('summer-market', 7, 1, '09:00-13:00', 'Farmers market', {
      at: communityHouseLawn,
      only: 'May-Oct',
      text: 'Twenty-two farms and two bakers. Corn when it is in, tomatoes when they are right.',
    }),
    everyMonth('swing-dance', '4th Fri', '19:30-22:00', 'Swing dance', {
      at: communityHouse,
      text: 'A lesson at 7:30, the band from 8:15. $10. No partner needed, soft soles are.',
    }),
    oneTime('holiday-craft-fair', 'Fri +1', '10:00-17:00', 'Holiday craft fair', {
      at: communityHouse,
      only: 'Oct-Dec',
      days: 3,
      promoted: true,
      text: `Sixty makers from the county: wool, wood, glass, jam. Santa has the chair by the fireplace on both weekend days from
        1:00 to 3:00. The Garden Club sells wreaths at the door, and the kitchen has soup until it is gone, which on Saturday is
        usually about half past twelve. $3; under twelve free.`,
    }),
    oneTime('craft-fair', 'Fri +1', '10:00-17:00', 'Craft fair', {
      at: communityHouse,
      only: 'Jan-Sep',
      days: 3,
      promoted: true,
      text: `Sixty makers from the county: wool, wood, glass, jam. The Garden Club sells seedlings at the door, and the kitchen has
        soup until it is gone, which on Saturday is usually about half past twelve. Children may try the potter’s wheel on the
        lawn, weather permitting. $3; under twelve free.`,
    }),
    oneTime('house-lecture', 'Thu +5', '19:30-20:45', 'Lecture: how the house was built', {
      at: communityHouseLibrary,
      text: 'A gift, a lawsuit and four million bricks.',
    }),
    oneTime('contra-dance', -8, '19:00-22:00', 'Contra dance', { at: communityHouse, text: 'All dances are taught.' }),
    everyYear('new-years-eve', 'Dec 31', '20:00-23:59', 'New Year’s Eve at the Community House', {
      at: communityHouse,
      text: 'Midnight comes at nine for the children and again, later, for everyone else.',
    }),
    withoutDate('pool-reopens', 'Community House pool reopens', {
      at: communityHouse,
      displayDate: '{summer}',
      text: 'New tiles, old echo.',
    }),
  ],
};

const mend: SamplePublisher = {
  id: 13,
  name: 'Moorestown Ecumenical Neighborhood Development',
  category: 'Social',
  description: 'Affordable homes in old houses, kept up by ten congregations and many hands.',
  displayOrder: 62,
  site: 'https://mend.moorestown.example',
  series: [
    oneTime('neighborhood-supper', 'Mon +2', '17:30-19:30', 'Neighborhood supper and coat drive', {
      at: firstBaptist,
      text: 'Chili with and without meat. Leave a coat, take a coat.',
    }),
    everyMonth('repair-cafe', '4th Sat', '10:00-13:00', 'Repair café', {
      at: firstBaptist,
      text: 'Lamps, zippers, toasters, one bicycle stand. Your neighbors fix it with you.',
    }),
    oneTime('paint-day', 'Sat +6', '09:00-15:00', 'Paint day on Beech Street', {
      text: 'Wear old shoes. Lunch is on the porch.',
    }),
    oneTime('housing-evening', -12, '19:00-20:30', 'What is affordable? An evening with numbers', {
      at: firstBaptist,
      text: 'Who can live here on what a teacher, a nurse or a clerk earns.',
    }),
  ],
};

const veterans: SamplePublisher = {
  id: 35,
  name: 'Moorestown Veterans Council',
  category: 'Social',
  description: 'Coffee on Fridays, flags on graves, and help with the papers.',
  displayOrder: 49,
  site: 'https://veterans.moorestown.example',
  series: [
    everyWeek('veterans-coffee', 'Fri', '08:30-10:00', 'Veterans’ coffee', {
      at: communityHouseLibrary,
      text: 'All services, all ages, spouses too.',
    }),
    everyYear('memorial-day-parade', 'last Mon May', '10:00-11:30', 'Memorial Day parade and service', {
      at: memorialField,
      text: 'From the Friends Meeting House to the field. The service begins when the last drum has arrived.',
    }),
    oneTime('benefits-day', 'Tue +5', '09:00-15:00', 'Benefits day: bring your papers', {
      at: communityHouseLibrary,
      text: 'A counselor from the county looks through your file with you.',
    }),
  ],
};

const newcomers: SamplePublisher = {
  id: 39,
  name: 'Moorestown Newcomers and Neighbors',
  category: 'Social',
  description: 'For those who moved here this year, and for those who have been here long enough to want new friends.',
  displayOrder: 43,
  site: 'https://newcomers.moorestown.example',
  series: [
    everyMonth('newcomers-coffee', '1st Wed', '10:00-11:30', 'Newcomers’ coffee', {
      at: communityHouseLibrary,
      text: 'Where is the good dentist? Which pediatrician takes calls? Come and ask.',
    }),
    oneTime('porch-walk', 'Sun +2', '15:00-17:00', 'Porch walk in the historic district', {
      text: 'Eight porches, eight hosts, cider.',
    }),
    oneTime('euchre-night', -5, '19:00-21:30', 'Euchre night', {
      at: communityHouseLibrary,
      text: 'Tables for beginners are by the window.',
    }),
  ],
};

export const community = [house, mend, veterans, newcomers];
