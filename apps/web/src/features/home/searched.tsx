import { type Choice, parseEntry } from '#libs/contracts';
import { focusHeading } from '../../lib/focus-heading';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Button } from '../../ui/button';
import { useChoice } from '../choice/use-choice';

/** Where a search finds nothing: what was searched in what, and a way back from the search alone. */
export const Searched = () => {
  const { choice } = useChoice();
  const [term, setTerm] = useRemembered(remembered.searchTerm);
  if (term.trim() === '') return null;
  const clear = () => {
    setTerm('');
    focusHeading();
  };
  return (
    <>
      <p>
        Searched for <b>“{term.trim()}”</b> in {wordsFor(choice)}.
      </p>
      <Button onClick={clear}>Clear the search</Button>
    </>
  );
};

const wordsFor = (choice: Choice): string => {
  if (choice.kind !== 'entry') return choice.kind === 'feed' ? 'MY ALMANAC' : 'all events';
  const { organization, subOrganization } = parseEntry(choice.entry);
  return subOrganization ? `${organization}, ${subOrganization}` : organization;
};
