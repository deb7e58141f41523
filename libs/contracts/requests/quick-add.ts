import { ArrayMaxSize, IsArray, IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { MAX_OWN_EVENT_TEXT_LENGTHS } from '../limits';
import { MAX_AVAILABLE_CATEGORIES, MAX_QUICK_ADD_LENGTH } from '../quick-add';
import { Optional } from '../rules';

export class ParseBody {
  @IsString({ message: 'text must be a string.' })
  @MaxLength(MAX_QUICK_ADD_LENGTH, { message: `text must be at most ${MAX_QUICK_ADD_LENGTH} characters.` })
  @Matches(/\S/, { message: 'text must not be blank.' })
  text!: string;

  /** Categories that are recognized without a '#'. */
  @Optional()
  @IsArray({ message: 'availableCategories must be a list.' })
  @ArrayMaxSize(MAX_AVAILABLE_CATEGORIES, {
    message: `availableCategories must have at most ${MAX_AVAILABLE_CATEGORIES} entries.`,
  })
  @IsString({ each: true, message: 'availableCategories must be strings.' })
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.category, {
    each: true,
    message: `availableCategories must have at most ${MAX_OWN_EVENT_TEXT_LENGTHS.category} characters each.`,
  })
  availableCategories?: string[];

  /** False to use the rules only. */
  @Optional()
  @IsBoolean({ message: 'assisted must be true or false.' })
  assisted?: boolean;
}
