import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { entityAddress } from '../types/addresses.js';
import { useMe } from './use-me.js';

/** Menu of the signed-in user: own page, tokens, sign out. */
export function AccountMenu() {
  const user = useMe()?.corpUser;
  if (user === undefined) return <Avatar size={28} radius="xl" />;
  const { name } = user.overview;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${name}`}>
          <Avatar size={28} radius="xl" color="leaf">
            <IconUser size={16} aria-hidden />
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item component={Link} to={entityAddress(user.urn)}>
          Your page
        </Menu.Item>
        <Menu.Item component={Link} to="/settings/tokens">
          Access tokens
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component="a" href="/logOut">
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
