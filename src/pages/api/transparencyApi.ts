import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { TransparencyDocument, type TransparencyQuery } from './transparency.generated';

export type TransparencyPeriod = TransparencyQuery['transparency'][number];

const transparencyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    transparency: build.query(operation(TransparencyDocument, (data) => data.transparency)),
  }),
});

export const { transparency } = transparencyApi.endpoints;
export const { useTransparencyQuery } = transparencyApi;
