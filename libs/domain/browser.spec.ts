import { MAX_PUSH_BROWSERS } from '#libs/contracts';
import type { Sealed } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type BrowserEvent, browsers } from './browser';
import { ada } from './testing';

const { given } = specFor(browsers);
const address = 'sealed' as Sealed;
const allowed = (browser: string): BrowserEvent => ({ type: 'BrowserAllowed', data: { key: ada, browser, address } });
const allow = (browser: string) => ({ type: 'AllowBrowser' as const, data: { key: ada, browser, address } });

describe('the browsers of somebody', () => {
  it('are allowed and forgotten, each once', () => {
    given().when(allow('a')).then(allowed('a'));
    given(allowed('a')).when(allow('a')).thenNothing();
    given(allowed('a'))
      .when({ type: 'ForgetBrowser', data: { key: ada, browser: 'a' } })
      .then({ type: 'BrowserForgotten', data: { key: ada, browser: 'a' } });
    given()
      .when({ type: 'ForgetBrowser', data: { key: ada, browser: 'a' } })
      .thenNothing();
  });

  it('lose the first for one too many', () => {
    given(...Array.from({ length: MAX_PUSH_BROWSERS }, (_, at) => allowed(String(at))))
      .when(allow('new'))
      .then({ type: 'BrowserForgotten', data: { key: ada, browser: '0' } }, allowed('new'));
  });
});
