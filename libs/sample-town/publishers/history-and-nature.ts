import type { SamplePublisher } from '../schedule/publisher';
import { everyMonth, everyWeek, everyYear, onDay, oneTime, withoutDate } from '../schedule/series';
import {
  boundaryCreek,
  communityHouse,
  jonesFarm,
  libraryMeetingRoom,
  pompestonCreek,
  smithCadbury,
  strawbridgeLake,
  swedesRun,
} from './places';

const historicalSociety: SamplePublisher = {
  id: 11,
  name: 'Historical Society of Moorestown',
  category: 'Clubs',
  description: 'Keeps the Smith-Cadbury Mansion, the papers in it, and the stories that are not on paper.',
  displayOrder: 66,
  site: 'https://history.moorestown.example',
  series: [
    everyMonth('mansion-open-house', '4th Sun', '13:00-16:00', 'Open house at the mansion', {
      at: smithCadbury,
      handout: true,
      text: 'Three floors and the herb garden. Ask to see the bullet hole.',
    }),
    everyYear('wreath-making', '1st Sat Dec', '10:00-12:00', 'Wreath making with greens from town gardens', {
      at: smithCadbury,
      text: 'Holly, boxwood and magnolia are there; bring clippers and gloves. $20 with a frame and a bow.',
    }),
    oneTime('cellar-talk', 'Wed +3', '19:30-20:45', 'Talk: what lies under Main Street', {
      at: communityHouse,
      text: 'Cisterns, coal chutes, and a tunnel that is not there.',
    }),
    oneTime('graveyard-walk', -19, '17:00-18:30', 'Lantern walk among the old graves', {
      at: smithCadbury,
      text: 'Lanterns are lent. Not for the very small.',
    }),
    oneTime('town-in-maps', -33, '13:00-16:00', 'The town in maps, 1682 to now', {
      at: smithCadbury,
      days: 92,
      text: 'Deeds, railway plans and one map drawn by a third grade. Saturdays and Sundays.',
    }),
    onDay('anniversary-350', '2032-06-15', 'All Day', 'Moorestown’s 350th anniversary', {
      at: { location: 'Townwide' },
      tentative: true,
      text: 'The first settlers came up the creek in 1682. A committee is forming, and would like younger members.',
    }),
    onDay('time-capsule', '2041-10-04', '12:00', 'Opening of the time capsule', {
      at: smithCadbury,
      text: 'Sealed for fifty years. Someone please remember where the key is.',
    }),
  ],
};

const saveTheEnvironment: SamplePublisher = {
  id: 14,
  name: 'Save the Environment of Moorestown',
  category: 'Clubs',
  description: 'Trails, creeks and birds, and the people who pick up after everybody else.',
  displayOrder: 60,
  site: 'https://environment.moorestown.example',
  series: [
    oneTime('lake-cleanup', 1, '13:00-15:00', 'Strawbridge Lake cleanup', {
      at: strawbridgeLake,
      only: 'weekends',
      text: 'Gloves, bags and waders are there. Last time: a tire, a tricycle and a message in a bottle.',
    }),
    oneTime('lake-cleanup-after-school', 1, '15:45-17:15', 'Strawbridge Lake cleanup', {
      at: strawbridgeLake,
      only: 'weekdays',
      text: 'After school, with the high school’s environmental club. Gloves, bags and waders are there.',
    }),
    oneTime('bird-walk', 'Sun +1', '08:00-10:00', 'Bird walk along Pompeston Creek', {
      at: pompestonCreek,
      text: 'Binoculars can be borrowed. We stop talking at the footbridge.',
    }),
    everyMonth('bird-count', '1st Sun', '07:30-09:00', 'Bird count at Swedes Run', {
      at: swedesRun,
      text: 'Everyone counts; nobody has to know a warbler from a wren.',
    }),
    everyMonth('trail-day', '1st Sat', '09:00-12:00', 'Trail day', {
      at: boundaryCreek,
      text: 'Pulling vines, mending steps. Long sleeves. Tools and doughnuts are provided.',
    }),
    everyWeek('sunrise-walk', 'Sat', '07:00-08:00', 'Sunrise walk around the lake', {
      at: strawbridgeLake,
      text: 'Two miles, flat, at the pace of the slowest.',
    }),
    everyYear('earth-day', 'Apr 22', '16:00-18:00', 'Earth Day planting', {
      at: jonesFarm,

      text: 'Two hundred saplings and enough shovels.',
    }),
    withoutDate('trail-bridge', 'Ribbon cutting for the new trail bridge', {
      at: boundaryCreek,
      displayDate: '{spring}',
      text: 'The steel has been ordered. The creek has been told.',
    }),
  ],
};

const gardenClub: SamplePublisher = {
  id: 15,
  name: 'Moorestown Garden Club',
  category: 'Clubs',
  description: 'Window boxes on Main Street, a plant sale in May, and advice all year.',
  displayOrder: 58,
  site: 'https://garden.moorestown.example',
  series: [
    everyMonth('garden-club', '1st Mon', '10:00-11:30', 'Garden Club: {pruning|seeds|roses|what the deer leave}', {
      at: libraryMeetingRoom,
      text: 'A talk, a table of cuttings to take home, coffee.',
    }),
    everyYear('plant-sale', '2nd Sat May', '08:00-12:00', 'Plant sale', {
      at: communityHouse,
      text: 'The clubâ€™s own divisions, labeled by hand. â€œHardy hereâ€\u009d means it lived through one of our Februaries.',
    }),
    withoutDate('garden-plots', 'Community garden plots: list opens', {
      at: jonesFarm,
      text: 'Forty plots, a well, and a shed. Last year’s gardeners have first choice until the list opens.',
    }),
  ],
};

export const historyAndNature = [historicalSociety, saveTheEnvironment, gardenClub];
