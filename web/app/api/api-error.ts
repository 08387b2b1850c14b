/** An item of `errors` in a GraphQL response. */
export interface ProblemOfAnswer {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    /** As in `src/core/errors.ts`, or a code of Apollo. */
    readonly reason?: string;
    readonly errorId?: string;
    readonly rule?: string;
    /** Path in the input. */
    readonly path?: string;
    readonly aspectName?: string;
  };
}

interface ApiErrorDetails {
  /** As in `src/core/errors.ts`, or `UNREACHABLE`. */
  readonly code?: string;
  /** Identifies the error in the log of the service. */
  readonly errorId?: string;
  readonly rule?: string;
  /** Path in the input, e.g. `/actors/users/0`. */
  readonly path?: string;
  /** The aspect that was not written. */
  readonly aspectName?: string;
}

/** An error or refusal of the service. The message is shown to the user. */
export class ApiError extends Error {
  readonly code: string;
  readonly errorId: string | undefined;
  readonly rule: string | undefined;
  readonly path: string | undefined;
  readonly aspectName: string | undefined;

  constructor(message: string, { code = 'INTERNAL', errorId, rule, path, aspectName }: ApiErrorDetails = {}) {
    super(message);
    this.code = code;
    this.errorId = errorId;
    this.rule = rule;
    this.path = path;
    this.aspectName = aspectName;
  }

  static of({ message, extensions = {} }: ProblemOfAnswer): ApiError {
    const { reason, ...details } = extensions;
    return new ApiError(message, { ...details, ...(reason !== undefined && { code: reason }) });
  }
}
