import { api, UnreachableError } from './api';
import { CACHED_AT_HEADER } from './cached-at-header';
import { LIST } from './shape';

const answering = (response: Response) => {
  const requests: [string, RequestInit][] = [];
  Object.assign(globalThis, {
    fetch: async (path: string, init: RequestInit) => {
      requests.push([path, init]);
      return response;
    },
  });
  return requests;
};

describe('A call to the server', () => {
  it('carries cookies, and a body only when there is one', async () => {
    const requests = answering(Response.json({ savedEvents: [7] }));
    await expect(api.post('/events/7/save', { sessionId: 'session_1' })).resolves.toEqual({ savedEvents: [7] });
    expect(requests[0]).toEqual([
      '/api/events/7/save',
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: '{"sessionId":"session_1"}',
      },
    ]);
  });

  it('asks without a content type when it sends nothing', async () => {
    const requests = answering(Response.json([]));
    await api.get('/events');
    expect(requests[0]).toEqual(['/api/events', { method: 'GET', credentials: 'include' }]);
  });

  it('answers nothing to a 204', async () => {
    answering(new Response(null, { status: 204 }));
    await expect(api.delete('/subscription')).resolves.toBeUndefined();
  });

  it('fails when somebody else answers in place of the calendar', async () => {
    answering(Response.json({ message: 'Welcome to the hotel. Please sign in.' }));
    await expect(api.get('/events', LIST)).rejects.toThrow(TypeError);
  });

  it('fails with status and body, or with the status text where the body is empty', async () => {
    answering(new Response('no such organization', { status: 400 }));
    await expect(api.get('/x')).rejects.toThrow('400: no such organization');
    answering(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(api.get('/x')).rejects.toThrow('503: Service Unavailable');
  });

  it('is told from a server that refuses where nobody answers at all', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(api.post('/events/7/save', {})).rejects.toThrow(UnreachableError);
  });

  it('takes what the device had kept for reading, and not for what is changed by it', async () => {
    answering(Response.json({ savedEvents: [7] }, { headers: { [CACHED_AT_HEADER]: '1000' } }));
    await expect(api.get('/preferences/joan')).resolves.toEqual({ savedEvents: [7] });
    answering(Response.json({ savedEvents: [7] }, { headers: { [CACHED_AT_HEADER]: '1000' } }));
    await expect(api.now('/preferences/joan')).rejects.toThrow(UnreachableError);
  });
});
