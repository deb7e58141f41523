import { ArrayMaxSize, IsArray, IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { LONGEST_OWN, type ParseRequest, QUICK_ADD_LENGTH } from '#libs/contracts';
import { Optional } from '../http/optional';

const MOST_CATEGORIES = 200;

export class ParseBody implements ParseRequest {
  @IsString({ message: 'text must be a string.' })
  @MaxLength(QUICK_ADD_LENGTH, { message: `text must be at most ${QUICK_ADD_LENGTH} characters.` })
  @Matches(/\S/, { message: 'text must not be blank.' })
  text!: string;

  @Optional()
  @IsArray({ message: 'availableCategories must be a list.' })
  @ArrayMaxSize(MOST_CATEGORIES, { message: `availableCategories must have at most ${MOST_CATEGORIES} entries.` })
  @IsString({ each: true, message: 'availableCategories must be strings.' })
  @MaxLength(LONGEST_OWN.category, {
    each: true,
    message: `availableCategories must have at most ${LONGEST_OWN.category} characters each.`,
  })
  availableCategories?: string[];

  @Optional()
  @IsBoolean({ message: 'assisted must be true or false.' })
  assisted?: boolean;
}
