/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { BookingAmountsQuery, BookingAmountsQueryVariables, ReceiptQuery, ReceiptQueryVariables, StatementQuery, StatementQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const ReceiptDocument = new TypedDocumentString(`
    query receipt($bookingId: ID!) {
  receipt(bookingId: $bookingId) {
    bookingId
    number
    role
    tool {
      id
      name
    }
    owner {
      id
      name
    }
    borrower {
      id
      name
    }
    startDate
    endDate
    units
    receiptLines {
      kind
      at
      amountCents
    }
    plusCents
    minusCents
    totalCents
    depositLines {
      kind
      at
      amountCents
    }
    depositCents
    heldCents
    owedCents
    paidOutCents
    paidWith {
      brand
      last4
    }
  }
}
    `) as unknown as TypedDocumentString<ReceiptQuery, ReceiptQueryVariables>;
export const StatementDocument = new TypedDocumentString(`
    query statement($year: Int!) {
  statement(year: $year) {
    year
    years
    statementLines {
      bookingId
      number
      role
      tool {
        id
        name
      }
      member {
        id
        name
      }
      startDate
      endDate
      line {
        kind
        at
        amountCents
      }
    }
    isWhole
  }
}
    `) as unknown as TypedDocumentString<StatementQuery, StatementQueryVariables>;
export const BookingAmountsDocument = new TypedDocumentString(`
    query bookingAmounts {
  bookingAmounts {
    bookingId
    plusCents
    minusCents
    totalCents
    heldCents
  }
}
    `) as unknown as TypedDocumentString<BookingAmountsQuery, BookingAmountsQueryVariables>;
