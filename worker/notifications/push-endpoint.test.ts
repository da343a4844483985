import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGu',
  'https://db5p.notify.windows.com/w/?token=BQY',
])('sends to %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

it.each([
  '',
  'push.example.org/1',
  'http://push.example.org/1',
  'https://localhost/1',
  'https://app.localhost/1',
  'https://database/1',
  'https://metadata.google.internal/1',
  'https://printer.local/1',
  'https://127.0.0.1/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://169.254.169.254./1',
  'https://[::1]/1',
  'https://push.example.org:8443/1',
  'https://somebody@push.example.org/1',
  'file:///etc/passwd',
])('does not send to "%s"', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));
