import type { SamplePublisher } from '../schedule/publisher';
import { aroundTown, schoolsAround } from './around-town';
import { arts } from './arts';
import { business } from './business';
import { clubs } from './clubs';
import { community } from './community';
import { faith } from './faith';
import { historyAndNature } from './history-and-nature';
import { library } from './library';
import { professionalSports } from './professional-sports';
import { publicSchools } from './public-schools';
import { publicServices } from './public-services';
import { sports } from './sports';
import { township } from './township';
import { wzy } from './wzy';

export const PUBLISHERS: SamplePublisher[] = [
  township,
  library,
  publicSchools,
  ...schoolsAround,
  ...publicServices,
  ...sports,
  ...arts,
  ...community,
  ...historyAndNature,
  ...clubs,
  ...faith,
  ...business,
  ...aroundTown,
  ...professionalSports,
  wzy,
];
