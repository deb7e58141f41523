import type { SamplePublisher } from '../schedule/publisher';
import { everyDays, everyMonth, everyYear, onDay, oneTime } from '../schedule/series';
import { councilChamber, mainStreet, memorialField, publicWorksYard, recreationCenter, townHall } from './places';

const COUNCIL = 'Township Council';
const PLANNING = 'Planning Board';
const ZONING = 'Zoning Board of Adjustment';
const WORKS = 'Public Works';
const ENVIRONMENT = 'Environmental Advisory Committee';
const CLERK = 'Township Clerk';

const works = { sub: WORKS, tentative: true } as const;

const streets = [
  oneTime('leaf-collection', 0, 'All Day', 'Leaf collection, zone 3', {
    ...works,
    only: 'Oct-Dec',
    at: { location: 'Streets north of Main Street' },
    text: 'Rake leaves to the curb, not into the street. The day moves when it rains.',
  }),
  oneTime('branch-collection', 0, 'All Day', 'Branch collection, zone 3', {
    ...works,
    only: 'Jan-Mar',
    at: { location: 'Streets north of Main Street' },
    text: 'Branches up to four inches thick, tied, no longer than four feet. The day moves when it snows.',
  }),
  oneTime('street-sweeping', 0, 'All Day', 'Street sweeping, zone 3', {
    ...works,
    only: 'Apr-Sep',
    at: { location: 'Streets north of Main Street' },
    text: 'Please leave the curb free from 7:00 AM. The day moves when it rains.',
  }),
  everyDays('hydrant-flushing', 13, 6, 'All Day', 'Hydrant flushing, zone {1|2|3|4}', {
    ...works,
    text: 'Water may run brown for an hour. Let the cold tap run and wait with the white laundry.',
  }),
  everyMonth('drop-off-day', '3rd Sat', '08:00-13:00', 'Drop-off day: electronics and paint', {
    sub: WORKS,
    at: publicWorksYard,
    text: 'For residents; show a license or a tax bill. Televisions, computers, latex and oil paint. No tires.',
  }),
];

export const township: SamplePublisher = {
  id: 1,
  name: 'Moorestown Township',
  category: 'Government',
  description: 'Meetings, hearings, elections and the work on our streets, as Town Hall announces them.',
  displayOrder: 100,
  site: 'https://www.moorestown.example/meetings',
  subOrganizations: { [COUNCIL]: 90, [PLANNING]: 80, [ZONING]: 70, [WORKS]: 60, [ENVIRONMENT]: 50, [CLERK]: 40 },
  programs: [
    [1, COUNCIL, 'Regular meetings on the second and fourth Monday', 90],
    [2, PLANNING, 'First Thursday of the month', 80],
    [3, ZONING, 'Third Tuesday of the month', 70],
    [4, WORKS, 'Leaves, branches, sweeping, drop-off days', 60],
  ],
  series: [
    everyMonth('council-meeting', '2nd,4th Mon', '19:30-21:30', 'Township Council meeting', {
      sub: COUNCIL,
      at: councilChamber,
      agenda: true,
      ahead: 400,
      text: `Regular meeting. The public is heard at the beginning, on what is on the agenda, and at the end, on everything
        else; three minutes each. The meeting is shown live and the recording is kept.`,
    }),
    everyYear('council-reorganization', '1st Mon Jan', '19:00-20:00', 'Township Council reorganization meeting', {
      sub: COUNCIL,
      at: councilChamber,
      agenda: true,
      text: 'Members take the oath, the council chooses its mayor and deputy mayor, and the committees of the year are named.',
    }),
    oneTime('budget-hearings', 'Tue +1', '19:30-21:30', 'Township budget hearings', {
      sub: COUNCIL,
      at: councilChamber,
      days: 2,
      agenda: true,
      promoted: true,
      narrated: true,
      text: `Two evenings on the coming budget. On the first each department presents its request: police, public works,
        parks and recreation, the library. On the second the public is heard and the council votes on the introduction.

        Residents who wish to speak sign up at the door by 7:15 PM. Both evenings are open to everyone and are recorded.
        The draft lies at the clerk’s counter and at the library desk, and large-print copies can be had at both.`,
    }),
    everyMonth('planning-board', '1st Thu', '19:00-21:30', 'Planning Board meeting', {
      sub: PLANNING,
      at: councilChamber,
      agenda: true,
      ahead: 400,
      text: 'Site plans, subdivisions and the master plan. Plans can be seen at the planning office ten days before.',
    }),
    oneTime('main-street-signs', 0, '16:00-17:30', 'Subcommittee on Main Street signs', {
      sub: PLANNING,
      at: townHall,
      agenda: true,
      only: 'weekdays',
      text: 'Sizes, lighting and lettering of shop signs: the last reading before the draft goes to the full board.',
    }),
    oneTime('main-street-signs-walk', 0, '16:00-17:30', 'Site walk: signs on Main Street', {
      sub: PLANNING,
      at: mainStreet,
      agenda: true,
      only: 'weekends',
      text: 'Three board members walk from Chester Avenue to Church Street and look at signs. Shopkeepers are invited along.',
    }),
    everyMonth('zoning-board', '3rd Tue', '19:30-21:30', 'Zoning Board of Adjustment', {
      sub: ZONING,
      at: councilChamber,
      agenda: true,
      ahead: 400,
      text: 'Applications for variances. Neighbors within 200 feet have been told by letter; everybody may come and be heard.',
    }),
    oneTime('zoning-board-special', 0, '19:00', 'Zoning Board of Adjustment, regular meeting', {
      sub: ZONING,
      at: councilChamber,
      cancelled: true,
      only: 'weekdays',
      text: 'Cancelled for want of a quorum. The applications move to the next regular meeting without further notice.',
    }),
    oneTime('zoning-site-visit', 0, '09:00', 'Zoning Board site visit, East Third Street', {
      sub: ZONING,
      at: townHall,
      cancelled: true,
      only: 'weekends',
      text: 'Cancelled at the applicant’s request.',
    }),
    everyMonth('environment-committee', '3rd Mon', '19:00-20:30', 'Environmental Advisory Committee', {
      sub: ENVIRONMENT,
      at: townHall,
      agenda: true,
      text: 'Trees, streams, stormwater, {the green-team grant|road salt|native plants along the lake}. Guests are welcome.',
    }),
    ...streets,
    everyYear('election-day', 'Tue Nov 2-8', '06:00-20:00', 'Election Day', {
      sub: CLERK,
      text: 'Polls are open from 6:00 AM to 8:00 PM. Your polling place is printed on the sample ballot.',
    }),
    everyYear('primary-election', 'Tue Jun 2-8', '06:00-20:00', 'Primary election', {
      sub: CLERK,
      text: 'Polls are open from 6:00 AM to 8:00 PM.',
    }),
    everyYear('dog-licenses', 'last Sat Jan', '09:00-12:00', 'Dog licenses and free rabies clinic', {
      sub: CLERK,
      at: publicWorksYard,
      text: 'Bring dogs on a leash and cats in a carrier. The clinic is free; a license needs proof of the shot.',
    }),
    everyYear('new-years-day-offices', 'Jan 1', 'All Day', 'New Year’s Day: Township offices closed', {}),
    everyYear('memorial-day-offices', 'last Mon May', 'All Day', 'Memorial Day: Township offices closed', {}),
    everyYear('independence-day-offices', 'Jul 4', 'All Day', 'Independence Day: Township offices closed', {}),
    everyYear('labor-day-offices', '1st Mon Sep', 'All Day', 'Labor Day: Township offices closed', {}),
    everyYear('thanksgiving-offices', '4th Thu Nov', 'All Day', 'Thanksgiving: Township offices closed', {
      text: 'Town Hall is closed today and tomorrow. For water and sewer emergencies call the police desk, which is always open.',
    }),
    everyYear('christmas-offices', 'Dec 25', 'All Day', 'Christmas: Township offices closed', {}),
    everyYear('veterans-day', 'Nov 11', '11:00-11:45', 'Veterans Day service', {
      at: memorialField,
      text: 'At the eleventh hour, at the stone. Coffee afterwards in the field house.',
    }),
    oneTime('town-hall-open-house', 'Wed +4', '17:00-19:00', 'Town Hall open house', {
      at: townHall,
      handout: true,
      text: 'See where permits go and who answers the telephone. Children may stamp a document.',
    }),
    oneTime('master-plan-walk', -38, '10:00-11:30', 'Master plan walk: the Lenola side', {
      sub: PLANNING,
      at: recreationCenter,
      text: 'What should stay and what may change west of the railroad. Notes from the walk are at the planning office.',
    }),
    onDay('master-plan-due', '2031-09-15', 'All Day', 'Master plan: ten-year reexamination due', {
      sub: PLANNING,
      tentative: true,
      text: 'State law asks every town to look at its plan again within ten years.',
    }),
  ],
};
