import { expect, it } from 'vitest';
import { decisionNews, readNews } from './notifications.ts';

it('reads what the worker sent', () => {
  const news = { title: 'Homeward', body: 'Something else.', path: '/Cart' };
  expect(readNews(JSON.stringify(news))).toEqual(news);
});

it.each([
  undefined,
  '',
  'no JSON',
  '{"title":"Homeward"}',
  '{"title":"Homeward","body":"Elsewhere.","path":"https://elsewhere.example/"}',
  '{"title":"Homeward","body":"Elsewhere.","path":"//elsewhere.example/Dashboard"}',
])('says that there is news where the message is %s', (text) => {
  expect(readNews(text)).toEqual(decisionNews);
});

it('says nothing about a person or a pet', () => {
  expect(Object.keys(decisionNews)).toEqual(['title', 'body', 'path']);
});
