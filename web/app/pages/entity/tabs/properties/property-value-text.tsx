import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../../../parts/copy-button.js';
import { entityAddress } from '../../../../types/addresses.js';
import { isWebAddress } from '../../../../types/web-address.js';
import classes from './properties.module.css';
import type { PropertyValue } from './property-rows.js';

/** Number of initially shown characters of a value. */
const FIRST = 600;

/** A value of a property: a link if it is a URN or a web address, and always copyable. */
export function PropertyValueText({ value }: { readonly value: PropertyValue }) {
  return (
    <div className={classes.value}>
      <ValueText value={value} />
      {value.text !== '' && <CopyButton text={value.text} label="Copy the value" />}
    </div>
  );
}

function ValueText({ value: { text, entityName } }: { readonly value: PropertyValue }) {
  const [isWhole, setWhole] = useState(false);
  if (entityName !== undefined) {
    return (
      <Link to={entityAddress(text)} title={text}>
        {entityName}
      </Link>
    );
  }
  if (isWebAddress(text) && !/\s/.test(text)) {
    return (
      <Anchor href={text} size="sm" target="_blank" rel="noreferrer noopener">
        {text}
      </Anchor>
    );
  }
  if (text === '') {
    return (
      <Text span size="sm" c="dimmed">
        empty
      </Text>
    );
  }
  if (text.length <= FIRST || isWhole) return <span className={classes.text}>{text}</span>;
  return (
    <span className={classes.text}>
      {text.slice(0, FIRST)}…{' '}
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => {
          setWhole(true);
        }}
      >
        {`Show all ${text.length.toLocaleString('en')} characters`}
      </Button>
    </span>
  );
}
