import type { SamplePublisher } from '../schedule/publisher';
import { everyWeek, everyYear, oneTime } from '../schedule/series';
import { allenSchool, bishopPark, jeffersonFields, memorialField, recreationCenter, swimClub } from './places';

const BASKETBALL = 'Youth basketball';
const FLAG = 'Flag football';
const ADULTS = 'Adults and seniors';
const SPECIAL = 'Special events';
const VOLUNTEERS = 'Volunteers';

const recreation: SamplePublisher = {
  id: 7,
  name: 'Moorestown Recreation',
  category: 'Sports',
  description: 'Leagues, classes, camps and the big days in the parks. Residents sign up first.',
  displayOrder: 80,
  site: 'https://recreation.moorestown.example',
  subOrganizations: { [BASKETBALL]: 90, [FLAG]: 80, [ADULTS]: 70, [SPECIAL]: 60, [VOLUNTEERS]: 50 },
  programs: [
    [9, BASKETBALL, 'Evaluations, practices, games', 90],
    [10, FLAG, 'Fall season', 80],
    [11, ADULTS, 'Pickleball, chair yoga, trips', 70],
    [12, SPECIAL, 'Turkey trot, egg hunt, concerts in the park', 60],
    [13, VOLUNTEERS, 'Coaches, cleanups and trail days', 50],
  ],
  series: [
    everyWeek('chair-yoga', 'Mon', '09:00-10:00', 'Chair yoga', {
      sub: ADULTS,
      at: recreationCenter,
      text: 'Slow, seated, and better than it sounds. $3 a class or a punch card at the desk.',
    }),
    everyWeek('pickleball', 'Wed', '09:00-11:00', 'Pickleball open play', {
      sub: ADULTS,
      at: recreationCenter,
      text: 'Four courts indoors. Beginners take the one by the door. Paddles can be borrowed.',
    }),
    everyWeek('basketball-practice', 'Thu', '18:00-19:30', 'Basketball practice, grades {3 and 4|5 and 6}', {
      sub: BASKETBALL,
      at: recreationCenter,
      only: 'Jan-Mar',
      text: 'Bring water and a ball with a name on it.',
    }),
    everyWeek('basketball-games', 'Sat', '09:00-14:00', 'Basketball games, grades 3 to 8', {
      sub: BASKETBALL,
      at: allenSchool,
      only: 'Dec-Mar',
      text: 'Five games on two courts. The schedule of the day hangs at the gym door from Thursday.',
    }),
    everyWeek('flag-football-practice', 'Thu', '17:30-18:45', 'Flag football practice', {
      sub: FLAG,
      at: bishopPark,
      only: 'Sep-Oct',
      text: 'Mouthguards, please.',
    }),
    oneTime('basketball-evaluations', 1, '13:00-15:00', 'Youth basketball evaluations, grades 3 to 5', {
      sub: BASKETBALL,
      at: recreationCenter,
      only: 'Oct-Mar',
      text: 'Everybody gets a team. The evaluations only make the teams even.',
    }),
    oneTime('gear-swap', 1, '13:00-15:00', 'Gear swap: cleats, sticks and shin guards', {
      sub: VOLUNTEERS,
      at: recreationCenter,
      only: 'Apr-Sep',
      text: 'Bring what no longer fits and take what does.',
    }),
    oneTime('flag-football-makeup', 'Sun +1', '09:00-13:00', 'Flag football make-up games', {
      sub: FLAG,
      at: bishopPark,
      only: 'Sep-Nov',
    }),
    oneTime('coaches-meeting', 'Thu +2', '19:30-20:30', 'Coaches’ meeting', {
      sub: VOLUNTEERS,
      at: recreationCenter,
      text: 'Schedules, background checks, and the key to the ball shed.',
    }),
    oneTime('park-cleanup', 'Sat +3', '09:00-12:00', 'Park cleanup at Wesley Bishop', {
      sub: VOLUNTEERS,
      at: bishopPark,
      cancelled: true,
      text: `Bags and pickers are at the table by the lot; students receive a signed sheet for service hours. Cancelled: the lot
        is being paved that week. The crew will choose another Saturday and publish it here.`,
    }),
    oneTime('bus-trip', 'Wed +5', '08:30-17:00', 'Bus trip: the gardens at Longwood', {
      sub: ADULTS,
      at: recreationCenter,
      text: 'The bus leaves the Recreation Center at 8:30 sharp. $48 with admission; lunch on your own.',
    }),
    everyYear('turkey-trot-pickup', 'Sun Nov 18-24', '14:00', 'Turkey trot packet pickup', {
      sub: SPECIAL,
      at: recreationCenter,
      text: 'Numbers, shirts, and the last chance to sign up.',
    }),
    everyYear('turkey-trot', '4th Thu Nov', '08:00-09:30', 'Turkey trot, five kilometers', {
      sub: SPECIAL,
      at: memorialField,
      text: 'Run it, walk it, push it. A can of food is the fee.',
    }),
    everyYear('egg-hunt', '1st Sat Apr', '10:00-11:00', 'Egg hunt', {
      sub: SPECIAL,
      at: memorialField,
      text: 'Six thousand eggs, four minutes. Ages two to nine, in three fields.',
    }),
    everyYear('july-parade', 'Jul 4', '10:00-12:00', 'Fourth of July parade', {
      sub: SPECIAL,
      at: memorialField,
      promoted: true,
      text: 'Bicycles in crepe paper lead. Form up on Chester Avenue at 9:15.',
    }),
    everyYear('fireworks', 'Jul 4', '21:15-23:59', 'Fireworks', {
      sub: SPECIAL,
      at: { location: 'Fields behind the Upper Elementary School' },
      text: 'The fields open at 6:00 PM. Blankets yes, sparklers no.',
    }),
    everyYear('camp-signup', '1st Sat Feb', '09:00', 'Summer camp registration opens', {
      sub: SPECIAL,
      at: recreationCenter,
      text: 'The first two weeks of July fill by noon.',
    }),
    everyYear('concert-in-the-park', '1st Wed Jul', '19:00-20:30', 'Concert in the park', {
      sub: SPECIAL,
      at: bishopPark,
      tentative: true,
      text: 'Bring a chair. The ice-cream truck knows.',
    }),
    everyYear('back-to-school-campout', 'last Sat Aug', '17:00', 'Family campout', {
      sub: SPECIAL,
      at: bishopPark,
      days: 2,
      text: 'Tents up by six, one fire, one story that is too scary.',
    }),
    oneTime('turf-walk', -34, '18:00-19:00', 'Walk the new turf', {
      sub: VOLUNTEERS,
      at: jeffersonFields,
      text: 'The contractor explains what is under it and how hot it gets.',
    }),
  ],
};

const soccerClub: SamplePublisher = {
  id: 36,
  name: 'Moorestown Soccer Club',
  category: 'Sports',
  description: 'Travel and house teams, ages five to nineteen.',
  displayOrder: 48,
  site: 'https://soccer.moorestown.example',
  series: [
    everyWeek('house-soccer', 'Sat', '09:00-12:00', 'House league games', {
      at: jeffersonFields,
      only: 'Apr-May,Sep-Nov',
      text: 'Six fields, orange slices, no standings. If the fields are wet, a red flag hangs at the gate from 7:30.',
    }),
    oneTime('soccer-tryouts', 'Sun +2', '14:00-17:00', 'Travel team tryouts', {
      at: jeffersonFields,
      text: 'Come a quarter of an hour early.',
    }),
    oneTime('referee-course', 'Sat +6', '09:00-15:00', 'Course for new referees', {
      at: recreationCenter,
      text: 'From age thirteen. Paid by the game.',
    }),
  ],
};

const swimmers: SamplePublisher = {
  id: 37,
  name: 'Moorestown Swim Club',
  category: 'Sports',
  description: 'The pools behind Chestnut Avenue: meets, lessons, night swims.',
  displayOrder: 46,
  site: 'https://swim.moorestown.example',
  series: [
    everyWeek('swim-meet', 'Sat', '08:30-12:00', 'Swim meet: {at home|in Medford|at home|in Haddonfield}', {
      at: swimClub,
      only: 'Jun-Aug',
      text: 'Warm-up for swimmers at 7:45.',
    }),
    everyYear('pool-opens', 'Sat May 23-29', '11:00-19:00', 'Pools open', { at: swimClub, text: 'Memberships at the gate.' }),
    oneTime('swim-instructors', 'Sun +5', '15:00-17:00', 'Swim instructors wanted: meet us', {
      at: recreationCenter,
      text: 'For those sixteen and older with a lifeguard’s card, or the wish for one.',
    }),
  ],
};

export const sports = [recreation, soccerClub, swimmers];
