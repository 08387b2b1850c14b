/** Bounds the memory of all request bodies together. */
import { overloaded } from '../../core/slots.js';

/** The part of the budget that one request holds. */
export interface BodyShare {
  /** @throws OVERLOADED if the budget does not suffice */
  take(bytes: number): void;
  /** Tells whether the budget would suffice. */
  hasRoomFor(bytes: number): boolean;
  /** Returns everything. */
  release(): void;
}

export class BodyBudget {
  private used = 0;

  constructor(private readonly limit: number) {}

  open(): BodyShare {
    let taken = 0;
    const hasRoomFor = (bytes: number): boolean => this.used + bytes <= this.limit;
    return {
      hasRoomFor,
      take: (bytes) => {
        if (!hasRoomFor(bytes)) throw overloaded('bodyBytes');
        this.used += bytes;
        taken += bytes;
      },
      release: () => {
        this.used -= taken;
        taken = 0;
      },
    };
  }
}
