import { Button, Group, Pagination, Text } from '@mantine/core';

export interface PageControlProps {
  /** Number of entries on all pages. */
  readonly total: number;
  /** Number of entries on one page. */
  readonly size: number;
  /** From 1. */
  readonly page: number;
  readonly onChange: (page: number) => void;
}

/** Links to the pages of a list; hidden if there is only one page. */
export function PageControl({ total, size, page, onChange }: PageControlProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1 && page === 1) return null;
  if (page > pages) {
    return (
      <Group gap="sm">
        <Text size="sm">{`There is no page ${page.toLocaleString('en')}.`}</Text>
        <Button size="compact-sm" variant="default" onClick={() => onChange(pages)}>
          Show the last page
        </Button>
      </Group>
    );
  }
  return (
    <Pagination
      size="sm"
      total={pages}
      value={page}
      onChange={onChange}
      getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
    />
  );
}
