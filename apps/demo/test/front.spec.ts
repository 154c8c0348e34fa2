import { expect, test } from '@playwright/test'

test('the front page says what it is', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kazu')
})
