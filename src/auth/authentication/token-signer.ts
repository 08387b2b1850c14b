/** Access tokens as JSON Web Tokens, signed with the service's own key by one fixed algorithm. */
import { SignJWT, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { dateAt, type Clock } from '../../core/clock.js';
import { newId } from '../../core/ids.js';
import { foreignToken, unauthenticated } from '../auth-deps.js';

const ALGORITHM = 'HS256';
const ISSUER = 'trellis';

/** The identity of a token. */
interface TokenHolder {
  /** URN of the user. */
  readonly user: string;
  /** `creationTimeOf` of the user. */
  readonly account: number;
}

export interface TokenClaims extends TokenHolder {
  readonly type: string;
  /** Epoch milliseconds. Absent: the token does not expire. */
  readonly expiresAt?: number | undefined;
}

export interface TokenSigner {
  sign(claims: TokenClaims): Promise<string>;
  /** @throws UNAUTHENTICATED */
  verify(token: string): Promise<TokenHolder>;
}

/** Number of tokens whose signature was found right lately. */
const MAX_VERIFIED = 1_000;

/** The content of a token with a right signature. */
interface Verified {
  readonly holder: TokenHolder;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export function createTokenSigner(key: Uint8Array, clock: Clock): TokenSigner {
  /** A right signature stays right, so it is computed once. Whether the token has expired or was revoked is checked each time. */
  const verified = new LRUCache<string, Verified>({ max: MAX_VERIFIED });
  return {
    sign: ({ user, account, type, expiresAt }) => {
      // The id makes tokens with the same content differ.
      const token = new SignJWT({ type, account })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(user)
        .setJti(newId())
        .setIssuedAt(dateAt(clock.now()));
      if (expiresAt !== undefined) token.setExpirationTime(dateAt(expiresAt));
      return token.sign(key);
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known !== undefined && known.expiresAt > clock.now()) return known.holder;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'jti'],
          currentDate: dateAt(clock.now()),
        });
        const { sub, account } = payload;
        // The message hints at a changed signing key.
        if (typeof account !== 'number')
          throw unauthenticated('an earlier version issued the token; create a new one');
        const holder = { user: String(sub), account };
        verified.set(token, { holder, expiresAt: (payload.exp ?? Infinity) * 1_000 });
        return holder;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw unauthenticated('the token has expired');
        if (error instanceof errors.JOSEError) throw foreignToken();
        throw error;
      }
    },
  };
}
