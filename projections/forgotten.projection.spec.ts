import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { forgottenAccounts } from './forgotten.projection';

it('who is forgotten stands on a list, with nothing of them but the number they had', () =>
  projectionSpecFor(forgottenAccounts)
    .given({ type: 'AccountForgotten', data: { id: 'anna' } }, { type: 'AccountForgotten', data: { id: 'ben' } })
    .then({ anna: { id: 'anna' }, ben: { id: 'ben' } }));
