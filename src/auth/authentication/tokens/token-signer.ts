/** Access tokens as JSON Web Tokens, signed with the service's own key by one fixed algorithm. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { dateAt, type Clock } from '../../../core/clock.js';
import { newId } from '../../../core/ids.js';
import { foreignToken, unauthenticated } from '../../auth-deps.js';

const ALGORITHM = 'HS256';
const ISSUER = 'trellis';

/** The identity of a token. */
interface TokenHolder {
  /** URN of the user. */
  readonly user: string;
  /** `madeAt` of the user. */
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

export function createTokenSigner(key: Uint8Array, clock: Clock): TokenSigner {
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
        return { user: String(sub), account };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw unauthenticated('the token has expired');
        if (error instanceof errors.JOSEError) throw foreignToken();
        throw error;
      }
    },
  };
}
