import { hasTranslations, isMostlyTranslated } from '../words';
import type { Title } from './title';

/** One of two sessions: 'Parent Night' and 'Noche de padres en español'. A Spanish title need not say that it is one. */
export const areInTwoLanguages = (a: Title, b: Title): boolean => isTranslationOf(a, b) || isTranslationOf(b, a);

const isTranslationOf = (one: Title, other: Title) =>
  saysLanguage(one) && !saysLanguage(other) && hasTranslations(one.unmarked) && !isMostlyTranslated(other.unmarked);

const saysLanguage = ({ audience, all }: Title) => audience.has('language') && !all.includes('bilingual');
