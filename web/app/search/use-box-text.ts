import { useState } from 'react';
import { useLocation } from 'react-router';

/** Text of the search box: the query of the page until the user types, and again after the query changes. */
export function useBoxText(): readonly [string, (text: string) => void] {
  const { pathname, search } = useLocation();
  const query = pathname === '/search' ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [seen, setSeen] = useState(query);
  const [text, setText] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setText(query);
  }
  return [text, setText];
}
