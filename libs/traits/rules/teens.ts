import { type Evidence, words } from '../evidence';
import { NOTICE } from './kinds';

export const TEENS_PRIOR = -3;

export const TEENS_EVIDENCE: readonly Evidence[] = [
  { weight: 4, in: ['organization', 'subOrganization'], pattern: words('high school', 'athletics', 'teens?', 'middle school', 'junior high', 'youth group', 'explorer post') },
  { weight: 2, in: ['organization', 'subOrganization'], pattern: words('scouts?', 'youth') },
  { weight: 4, in: ['categories', 'location'], pattern: words('teens?', 'teen (?:services|room|loft|center|lounge)', 'young adults?') },
  { weight: 4, in: ['name'], pattern: words('high school(?:ers)?', 'middle school(?:ers)?', 'varsity', 'jv', 'freshman', 'coming of age', 'bbyo', 'usy', 'prom', 'homecoming', '(?:sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[6-9]th|1[0-2]th) grade(?:rs?)?', 'paying for college', 'college (?:fair|admissions?|essay|applications?)', 'sat prep', 'driver(?:s|\'s)? ed', 'youth', 'junior high', 'upper school', 'tweens?') },
  { weight: 2, in: ['name'], pattern: words('football', 'lacrosse', 'track', 'cross country', 'graduation', 'baseball', 'softball', 'robotics', 'wrestling', 'field hockey', 'basketball', 'soccer', 'debate', 'model un', 'cheer\\w*', 'anime', 'd and d', 'dungeons', 'zine', 'homework') },
  { weight: 3, in: ['description'], pattern: words('teen(?:s|agers?)', 'middle school(?:ers)?', 'high school(?:ers| students?)?', 'sixteen and older', 'age thirteen', 'youth group', 'students? in grades? (?:[6-9]|1[0-2])', 'service hours') },
  { weight: -4, in: ['name'], pattern: words('meetings?', 'parents?', 'teachers?', 'board', 'committee', 'alumni', 'adults?', 'reunion', 'conferences?', 'play', 'concert', 'kindergarten', 'elementary', 'toddlers?', 'kids', 'children', 'open house', 'grants?', 'gala', 'ages? [2-9]') },
  { weight: -6, in: ['name'], pattern: NOTICE },
  { weight: -6, in: ['organization', 'name'], pattern: words('university', 'college (?!fair|admissions?|essay|applications?)', "(?:women|men)'s", 'professional', 'elementary', 'education foundation') },
  { weight: -4, in: ['category'], pattern: words('professional sports') },
  { weight: -3, in: ['subOrganization'], pattern: words('elementary', 'board of education', 'adults?', 'children', "children's") },
];
