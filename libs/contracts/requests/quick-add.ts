import { ArrayMaxSize, IsArray, IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { LONGEST_OWN } from '../limits';
import { QUICK_ADD_LENGTH } from '../quick-add';
import { Optional } from '../rules';

const MOST_CATEGORIES = 200;

/** `POST /api/events/parse-natural-language`: an event in a resident's own words. */
export class ParseBody {
  @IsString({ message: 'text must be a string.' })
  @MaxLength(QUICK_ADD_LENGTH, { message: `text must be at most ${QUICK_ADD_LENGTH} characters.` })
  @Matches(/\S/, { message: 'text must not be blank.' })
  text!: string;

  /** Of which one may be meant without its '#'. */
  @Optional()
  @IsArray({ message: 'availableCategories must be a list.' })
  @ArrayMaxSize(MOST_CATEGORIES, { message: `availableCategories must have at most ${MOST_CATEGORIES} entries.` })
  @IsString({ each: true, message: 'availableCategories must be strings.' })
  @MaxLength(LONGEST_OWN.category, {
    each: true,
    message: `availableCategories must have at most ${LONGEST_OWN.category} characters each.`,
  })
  availableCategories?: string[];

  /** False: by rules alone. */
  @Optional()
  @IsBoolean({ message: 'assisted must be true or false.' })
  assisted?: boolean;
}
